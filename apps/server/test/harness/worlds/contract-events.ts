import { loadDocument } from '@finops/contract/document';
import { referenceTo } from '@finops/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...loadDocument(), $id: 'contract' });

/** The body of an event as webhook endpoints receive it. */
export interface EventBody {
  readonly business_id: string;
  readonly event: string;
  readonly data: unknown;
}

/** The validation errors of an event body against the contract; empty when it is valid. */
export function eventFlaws(body: EventBody): readonly string[] {
  const place = referenceTo(
    'contract#/webhooks',
    body.event,
    'post',
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
  const validate = ajv.getSchema(place) ?? ajv.compile({ $ref: place });
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${body.event}${instancePath} ${message}`,
  );
}
