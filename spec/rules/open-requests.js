import { operations } from './document/operations.js';
import { reachableSchemas } from './document/schemas.js';

const KEYWORDS = ['additionalProperties', 'unevaluatedProperties'];

/** Request schemas are open: the service ignores unknown fields and lists them in `Ignored-Fields` (G18). */
export default function openRequests(document) {
  const seen = new Set();
  return operations(document)
    .flatMap(({ operation, path }) =>
      Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) => [
        ...reachableSchemas(
          document,
          media?.schema,
          [...path, 'requestBody', 'content', type, 'schema'],
          seen,
        ),
      ]),
    )
    .flatMap(({ schema, path }) =>
      KEYWORDS.filter((keyword) => isClosed(schema[keyword])).map((keyword) => ({
        message: `\`${keyword}: false\` rejects fields that a request may contain (G18). Remove it.`,
        path: [...path, keyword],
      })),
    );
}

const isClosed = (value) => value === false || (value?.not && Object.keys(value.not).length === 0);
