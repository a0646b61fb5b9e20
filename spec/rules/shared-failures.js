import { isFailure, operations, responses } from './document/operations.js';

/** Every error response is a named component, so that one name means one error everywhere. */
export default function sharedFailures(document) {
  return operations(document)
    .flatMap(responses)
    .filter(({ status, response }) => isFailure(status) && !/^#\/components\/responses\//.test(response.$ref))
    .map(({ label, path }) => ({
      message: `${label} is defined inline. Move it to responses/ of its resource, or to shared/responses if it applies to every operation, and reference it with \`$ref\`.`,
      path,
    }));
}
