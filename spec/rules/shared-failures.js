import { isFailure, operations, responses } from './document/operations.js';

/** Every error response is a named component, so that one name means one error everywhere. */
export default function sharedFailures(document) {
  return operations(document)
    .flatMap(responses)
    .filter(({ status, response }) => isFailure(status) && !/^#\/components\/responses\//.test(response.$ref))
    .map(({ label, path }) => ({
      message: `${label} is written at its operation. Put it under responses/ of its resource, or under shared/responses when it is true of every operation, and refer to it with \`$ref\`.`,
      path,
    }));
}
