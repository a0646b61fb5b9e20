import { bodies } from './document/content.js';
import { isFailure, operations, responses } from './document/operations.js';
import { shape } from './document/schemas.js';

/**
 * Every error response has the common error body as JSON; an operation of the issuer may use that of RFC 6749 instead.
 */
export default function errorBody(document) {
  return operations(document).flatMap((found) => [...missingBodies(found), ...otherBodies(document, found)]);
}

function missingBodies(found) {
  return responses(found)
    .filter(({ status, response }) => isFailure(status) && !response.content?.['application/json'])
    .map(({ label, path }) => ({
      message: `${label} has no JSON body. Use a response of shared/responses, or give it ErrorBody as content.`,
      path,
    }));
}

function otherBodies(document, found) {
  return bodies(found)
    .filter(({ status, mediaType }) => status && isFailure(status) && mediaType === 'application/json')
    .filter(
      ({ media }) =>
        !isErrorBody(document, media.schema) && !(found.issuer && isOAuthError(document, media.schema)),
    )
    .map(({ label, path }) => ({
      message:
        `The body of ${label} is not the error body. Set its schema to shared/schemas/ErrorBody.yaml` +
        `${found.issuer ? ' or to OAuthError' : ''}.`,
      path: [...path, 'schema'],
    }));
}

function isErrorBody(document, schema) {
  const { required, properties } = shape(document, schema);
  const error = shape(document, properties.error);
  return ['status', 'message', 'error'].every((name) => required.has(name)) && isNamed(error);
}

function isNamed({ required, properties }) {
  return ['name', 'message'].every((name) => required.has(name) && properties[name] !== undefined);
}

function isOAuthError(document, schema) {
  const { required, properties } = shape(document, schema);
  return required.has('error') && shape(document, properties.error).type === 'string';
}
