import { loadDocument } from '@finops/contract/document';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Returns the violations of a body against the contract's schema for its kind of event. */
export function bodyViolations(): (kind: string, body: object) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...loadDocument(), $id: 'contract' });
  return (kind, body) => {
    const $ref = `contract#/webhooks/${kind}/post/requestBody/content/application~1json/schema`;
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
    if (validate(body)) return [];
    const all = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'body'} ${message}`,
    );
    return [...new Set(all)];
  };
}
