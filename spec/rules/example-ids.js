import { bodies } from './document/content.js';
import { operations, responses, webhooks } from './document/operations.js';
import { shape } from './document/schemas.js';

/**
 * Ids in examples have the prefix of what they name: an id in the place of another is an example that lies. Examples of
 * parameters and headers meet their pattern, ids or not.
 */
export default function exampleIds(document) {
  return [...operations(document), ...webhooks(document)].flatMap((found) => [
    ...bodies(found).flatMap((body) => bodyFaults(document, body)),
    ...found.parameters.flatMap((parameter) =>
      holderFaults(document, parameter, `parameter "${parameter?.name}" of ${found.label}`, [
        ...found.path,
        'parameters',
      ]),
    ),
    ...responses(found).flatMap(({ response, label, path }) =>
      Object.entries(response.headers ?? {}).flatMap(([name, header]) =>
        holderFaults(document, header, `header "${name}" of ${label}`, [...path, 'headers', name]),
      ),
    ),
  ]);
}

function bodyFaults(document, { media, label, path }) {
  return Object.entries(media.examples ?? {}).flatMap(([key, example]) =>
    wrongIds(document, media.schema, example?.value).map(({ field, value, pattern }) => ({
      message:
        `The example "${key}" of ${label} has \`${field}\` "${value}", which does not match ${pattern}. ` +
        'Use an id of the right kind.',
      path: [...path, 'examples', key],
    })),
  );
}

function holderFaults(document, holder, name, path) {
  const schema = shape(document, holder?.schema);
  const pattern = schema.pattern ?? shape(document, schema.items).pattern;
  const values = [holder?.example, ...Object.values(holder?.examples ?? {}).map((example) => example?.value)];
  return values
    .flat()
    .filter((value) => typeof value === 'string' && pattern && !new RegExp(pattern).test(value))
    .map((value) => ({
      message: `The example "${value}" of the ${name} does not match ${pattern}. Use a value of the right kind.`,
      path,
    }));
}

function wrongIds(document, schema, value, field = '') {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, items } = shape(document, schema);
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => wrongIds(document, items, entry, `${field}[${index}]`));
  }
  return Object.entries(value).flatMap(([name, entry]) => {
    const property = properties[name];
    const at = field ? `${field}.${name}` : name;
    return [...mismatch(document, property, entry, name, at), ...wrongIds(document, property, entry, at)];
  });
}

function mismatch(document, property, value, name, field) {
  const { pattern } = shape(document, property);
  if (!/(^|_)id$/.test(name) || typeof value !== 'string' || !pattern) return [];
  return new RegExp(pattern).test(value) ? [] : [{ field, value, pattern }];
}
