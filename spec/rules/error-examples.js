import { readCatalogue } from './catalogues.js';
import { jsonResponses } from './document/content.js';
import { apiOperations, isFailure } from './document/operations.js';

/**
 * Every example of a failure has an error name of the catalogue, under the status that the catalogue gives it.
 *
 * @param {{errors: string}} options the catalogue
 */
export default function errorExamples(document, { errors }, context) {
  const statuses = new Map(readCatalogue(errors, context).map(({ name, status }) => [name, String(status)]));
  return apiOperations(document)
    .flatMap((found) => jsonResponses(found, isFailure))
    .flatMap(({ media, status, label, path }) =>
      Object.entries(media.examples ?? {}).flatMap(([key, example]) => {
        const name = example?.value?.error?.name;
        const fault = describeFault(name, statuses.get(name), status, errors);
        return fault
          ? [{ message: `The example "${key}" of ${label} ${fault}`, path: [...path, 'examples', key] }]
          : [];
      }),
    );
}

function describeFault(name, wanted, status, errors) {
  if (wanted === undefined)
    return `has the error name "${name}", which is not in ${errors}. Use one of its names.`;
  if (isOf(wanted, status)) return undefined;
  return `has the error "${name}", whose status is ${wanted} in ${errors}. Move it there, or use another error.`;
}

/** Whether a status belongs to a key of `responses`: itself, its range, or `default`. */
function isOf(status, key) {
  return key === status || key === 'default' || key.toUpperCase() === `${status[0]}XX`;
}
