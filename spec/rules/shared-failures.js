import { isFailure, operations, responses } from './document/operations.js';

/** Every failure is one of the shared responses, so that one name means one failure everywhere. */
export default function sharedFailures(document) {
  return operations(document)
    .flatMap(responses)
    .filter(({ status, response }) => isFailure(status) && !/^#\/components\/responses\//.test(response.$ref))
    .map(({ label, path }) => ({
      message: `${label} is written at its operation. Put it under shared/responses and refer to it with \`$ref\`.`,
      path,
    }));
}
