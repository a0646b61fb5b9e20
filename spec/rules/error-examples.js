import { readCatalogue } from './catalogues.js';
import { jsonResponses } from './document/content.js';
import { isFailure, operations } from './document/operations.js';

/**
 * Every example of an error response has an error name of the catalogue, under its status in the catalogue.
 *
 * @param {{errors: string, except?: Record<string, string[]>}} options the catalogue, and by operation the errors that
 * it returns with another status
 */
export default function errorExamples(document, { errors, except = {} }, context) {
  const statuses = new Map(readCatalogue(errors, context).map(({ name, status }) => [name, String(status)]));
  return operations(document)
    .flatMap((found) =>
      jsonResponses(found, isFailure).map((body) => ({
        ...body,
        excepted: except[found.operation.operationId],
      })),
    )
    .flatMap(({ media, status, label, path, excepted }) =>
      Object.entries(media.examples ?? {}).flatMap(([key, example]) => {
        const name = nameOf(example?.value?.error);
        if (excepted?.includes(name)) return [];
        const fault = describeFault(name, statuses.get(name), status, errors);
        return fault
          ? [{ message: `The example "${key}" of ${label} ${fault}`, path: [...path, 'examples', key] }]
          : [];
      }),
    );
}

/** The error name in an error body; in that of RFC 6749, `error` itself. */
const nameOf = (error) => (typeof error === 'string' ? error : error?.name);

function describeFault(name, wanted, status, errors) {
  if (wanted === undefined)
    return `has the error name "${name}", which is not in ${errors}. Use one of its names.`;
  if (isOf(wanted, status)) return undefined;
  return `has the error "${name}", whose status is ${wanted} in ${errors}. Move it there, or use another error.`;
}

/** Whether a status matches a key of `responses`: itself, its range, or `default`. */
function isOf(status, key) {
  return key === status || key === 'default' || key.toUpperCase() === `${status[0]}XX`;
}
