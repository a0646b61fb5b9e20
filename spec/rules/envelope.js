import { jsonResponses } from './document/content.js';
import { apiOperations, isSuccess } from './document/operations.js';
import { shape } from './document/schemas.js';

/**
 * Every success body of the API has the envelope around its payload: `status`, which is the constant `success`,
 * `message` and `data`, all required.
 *
 * @param {{bare?: string[]}} options operations without `data`
 */
export default function envelope(document, options) {
  return apiOperations(document)
    .flatMap((found) =>
      jsonResponses(found, isSuccess).map((body) => ({
        ...body,
        bare: options?.bare?.includes(found.operation.operationId),
      })),
    )
    .flatMap(({ media, label, path, bare }) =>
      faults(document, media.schema, bare).map((message) => ({
        message: `The body of ${label} ${message}`,
        path: [...path, 'schema'],
      })),
    );
}

function faults(document, schema, bare) {
  const { required, properties } = shape(document, schema);
  const status = shape(document, properties.status);
  const message = shape(document, properties.message);
  if (!required.has('status') || !required.has('message') || !properties.status || !properties.message)
    return [
      'has no envelope. Build its schema as allOf of shared/schemas/SuccessEnvelope.yaml and an object that requires `data`.',
    ];
  return [
    status.const !== 'success' &&
      `has a \`status\` of ${JSON.stringify(status.const ?? status.enum ?? null)}. Set it to the constant \`success\`, so that types narrow.`,
    message.type !== 'string' && `has a \`message\` of type ${message.type ?? 'any'}. Make it a string.`,
    !bare &&
      !(required.has('data') && properties.data) &&
      'does not require `data`. Require it, or list the operation under `bare` of this rule.',
    bare &&
      properties.data &&
      'has `data` although it is listed under `bare` of this rule. Remove it from that list.',
  ].filter(Boolean);
}
