import { jsonResponses } from './document/content.js';
import { apiOperations, isFailure } from './document/operations.js';

/**
 * Every example of a failure has an error name that the contract knows.
 *
 * @param {{schema: string}} options the schema of the names
 */
export default function errorExamples(document, { schema }) {
  const names = document?.components?.schemas?.[schema]?.enum;
  if (!names) return [];
  return apiOperations(document)
    .flatMap((found) => jsonResponses(found, isFailure))
    .flatMap(({ media, label, path }) =>
      Object.entries(media.examples ?? {})
        .filter(([, example]) => !names.includes(example?.value?.error?.name))
        .map(([key, example]) => ({
          message:
            `The example "${key}" of ${label} has the error name "${example?.value?.error?.name}", which ` +
            `${schema} does not know. Use one of its names.`,
          path: [...path, 'examples', key],
        })),
    );
}
