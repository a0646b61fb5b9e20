import { apiOperations, isSuccess, responses } from './document/operations.js';
import { dereference } from './document/references.js';
import { reachableSchemas, shape } from './document/schemas.js';

/**
 * Every `id` in a response has the pattern of its prefix, so that ids of different kinds cannot be confused.
 *
 * @param {{except?: string[]}} options `Schema` or `Schema.id` whose ids have no prefix, such as country codes
 */
export default function responseIds(document, options) {
  const seen = new Set();
  return apiOperations(document)
    .flatMap(responses)
    .filter(({ status }) => isSuccess(status))
    .flatMap(({ response, path }) => [...responseSchemas(document, response, path, seen)])
    .filter(({ schema, path }) => schema.properties?.id && !options?.except?.includes(ownerOf(path)))
    .filter(({ schema }) => !hasPrefix(document, schema.properties.id))
    .map(({ path }) => ({
      message:
        `The \`id\` of ${ownerOf(path)} has no prefix. Use $ref to the …Id schema of the resource ` +
        "(pattern '^ABC_…'), or list the schema under `except` of this rule.",
      path: [...path, 'properties', 'id'],
    }));
}

function* responseSchemas(document, response, path, seen) {
  const content = dereference(document, response)?.content ?? {};
  for (const [mediaType, media] of Object.entries(content)) {
    yield* reachableSchemas(document, media?.schema, [...path, 'content', mediaType, 'schema'], seen);
  }
}

/** The component, property or operation that contains the schema at this path. */
function ownerOf(path) {
  if (path[0] !== 'components') return `${path[2].toUpperCase()} ${path[1]}`;
  const properties = path.filter((_, index) => path[index - 1] === 'properties');
  return [path[2], ...properties].join('.');
}

function hasPrefix(document, schema) {
  return /^\^(\w+|\([\w|]+\))_/.test(shape(document, schema).pattern ?? '');
}
