import { bodies } from './document/content.js';
import { operations, webhooks } from './document/operations.js';
import { shape } from './document/schemas.js';

/** Ids in examples have the prefix of what they name: an id in the place of another is an example that lies. */
export default function exampleIds(document) {
  return [...operations(document), ...webhooks(document)].flatMap(bodies).flatMap(({ media, label, path }) =>
    Object.entries(media.examples ?? {}).flatMap(([key, example]) =>
      wrongIds(document, media.schema, example?.value).map(({ field, value, pattern }) => ({
        message:
          `The example "${key}" of ${label} has \`${field}\` "${value}", which does not match ${pattern}. ` +
          'Use an id of the right kind.',
        path: [...path, 'examples', key],
      })),
    ),
  );
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
