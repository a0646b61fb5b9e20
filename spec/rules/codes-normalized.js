import { operations } from './document/operations.js';
import { dereference } from './document/references.js';
import { reachableSchemas, shape } from './document/schemas.js';

/**
 * Every string in a path, a query or a request body that names a currency, a symbol or a network has `x-normalize:
 * code` or `currency`: it is trimmed and upper-cased before validation (G52).
 *
 * @param {{names: string[], parameters: string[]}} options names of such values, alone or after a word and `_`; and
 * names with this meaning only as parameters
 */
export default function codesNormalized(document, { names, parameters: more }) {
  const isCode = (name) => names.some((one) => name === one || name.endsWith(`_${one}`));
  const seen = new Set();
  return operations(document).flatMap(({ operation, label, parameters, path }) => [
    ...parameters
      .map((parameter) => dereference(document, parameter))
      .filter(
        (one) => one && ['path', 'query'].includes(one.in) && (isCode(one.name) || more.includes(one.name)),
      )
      .filter((one) => !isNormalized(document, one.schema))
      .map(({ name }) => fault(`The parameter \`${name}\` of ${label}`, [...path, 'parameters'])),
    ...Object.entries(operation.requestBody?.content ?? {})
      .flatMap(([type, media]) => [
        ...reachableSchemas(
          document,
          media?.schema,
          [...path, 'requestBody', 'content', type, 'schema'],
          seen,
        ),
      ])
      .flatMap(({ schema, path: at }) =>
        Object.entries(schema.properties ?? {})
          .filter(([name, property]) => isCode(name) && !isNormalized(document, property))
          .map(([name]) => fault(`The field \`${name}\``, [...at, 'properties', name])),
      ),
  ]);
}

/** Whether a string, or each string of a list, is normalized; other types are not checked. */
function isNormalized(document, schema) {
  const { type, items, 'x-normalize': rule } = shape(document, schema);
  if (type === 'array') return isNormalized(document, items);
  return ![type].flat().includes('string') || ['code', 'currency'].includes(rule);
}

const fault = (what, path) => ({
  message: `${what} names a currency, a symbol or a network. Add \`x-normalize: code\` to its schema (G52).`,
  path,
});
