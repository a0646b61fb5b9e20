import { jsonResponses } from './document/content.js';
import { apiOperations, isSuccess } from './document/operations.js';
import { dereference, referencedName } from './document/references.js';
import { shape } from './document/schemas.js';

/**
 * The JSON body of every success of the API is a named component, so that generators do not invent names:
 * `<Thing>Response`, or `<Thing>ListResponse` for a page of a list.
 *
 * @param {{envelope: string}} options the component that is the whole body of an operation without `data`
 */
export default function namedBodies(document, { envelope }) {
  return apiOperations(document).flatMap((found) =>
    jsonResponses(withResponses(document, found), isSuccess).flatMap(({ media, label, path }) => {
      const reference = media.schema?.$ref;
      const fault = (message) => [{ message: `The body of ${label} ${message}`, path: [...path, 'schema'] }];
      if (typeof reference !== 'string') {
        return fault(
          'has no name. Move its schema to its own file, `<Thing>Response.yaml`, and reference it.',
        );
      }
      const name = referencedName(reference);
      if (name === envelope) return [];
      const { properties } = shape(document, media.schema);
      const isList = shape(document, properties.data).type === 'array';
      const isPage = isList || properties.pagination !== undefined;
      if (isList && !/.ListResponse$/.test(name)) {
        return fault(`is a list but is named ${name}. Name it \`<Thing>ListResponse\`.`);
      }
      if (!/.Response$/.test(name) || (/ListResponse$/.test(name) && !isPage)) {
        return fault(`is named ${name}. Name it \`<Thing>Response\`.`);
      }
      return [];
    }),
  );
}

/** An operation with its response references resolved. */
function withResponses(document, found) {
  const responses = Object.entries(found.operation.responses ?? {}).map(([status, response]) => [
    status,
    dereference(document, response),
  ]);
  return { ...found, operation: { ...found.operation, responses: Object.fromEntries(responses) } };
}
