import { jsonResponses } from './document/content.js';
import { apiOperations, isSuccess } from './document/operations.js';
import { shape } from './document/schemas.js';

/** Every success body of the API has the envelope around its payload: `status` and `message`, both required. */
export default function envelope(document) {
  return apiOperations(document)
    .flatMap((found) => jsonResponses(found, isSuccess))
    .filter(({ media }) => !isEnvelope(document, media.schema))
    .map(({ label, path }) => ({
      message:
        `The body of ${label} has no envelope. Build its schema as allOf of shared/schemas/Envelope.yaml ` +
        'and an object that requires `data`.',
      path: [...path, 'schema'],
    }));
}

function isEnvelope(document, schema) {
  const { required, properties } = shape(document, schema);
  const { enum: values } = shape(document, properties.status);
  return required.has('status') && required.has('message') && values?.includes('success') === true;
}
