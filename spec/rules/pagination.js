import { jsonResponses } from './document/content.js';
import { apiOperations, isSuccess } from './document/operations.js';
import { shape } from './document/schemas.js';

/**
 * A list is completely paginated: `data` is an array, the contract's `pagination` is required, and the parameters
 * `cursor` and `limit` occur together or not at all. Other responses have no `pagination`.
 *
 * @param {object} options
 * @param {Record<string, string>} options.fields the properties of `pagination` by name, with their types
 * @param {string[]} [options.objectPages] paginated operations whose `data` is an object
 * @param {string[]} [options.bareLimits] operations with a `limit` that is not a page size
 */
export default function pagination(document, options) {
  return apiOperations(document).flatMap((found) => {
    const query = queryNames(found);
    const bodies = jsonResponses(found, isSuccess);
    const paged = bodies.some(({ media }) => isPaged(shape(document, media.schema)));
    return [
      ...bodies.flatMap((body) => bodyFaults(document, found, body, options)),
      ...parameterFaults(found, query, paged, options),
    ];
  });
}

function bodyFaults(
  document,
  { operation, method },
  { media, label, path },
  { fields, objectPages = [], bareLimits = [] },
) {
  const body = shape(document, media.schema);
  const data = shape(document, body.properties.data);
  const isArray = isA('array', data);
  const objectPage = objectPages.includes(operation.operationId);
  const fault = (message) => [{ message: `${label} ${message}`, path: [...path, 'schema'] }];

  const ranking = bareLimits.includes(operation.operationId) || method !== 'get';
  if (!isArray && !objectPage && !ranking && wrapsList(document, data, operation.operationId)) {
    return fault(
      'is a list whose `data` is not an array. Make `data` the array, and put `pagination` beside it.',
    );
  }
  if ((isArray || objectPage) && !isPaged(body)) {
    return fault('is a list without `pagination`. Add it beside `data` ($ref Pagination) and require both.');
  }
  if (body.properties.pagination && !isArray && !objectPage) {
    return fault(
      'has `pagination` but its `data` is not an array. Remove `pagination`, or make `data` an array.',
    );
  }
  if (isPaged(body) && !isPagination(document, body.properties.pagination, fields)) {
    return fault('has a `pagination` other than that of the contract. Set it to $ref Pagination.');
  }
  return [];
}

/** Whether an object is effectively a list: it has `items` or only arrays, or its operation is named `list…`. */
function wrapsList(document, { properties }, operationId = '') {
  const isList = (property) => isA('array', shape(document, property));
  const all = Object.values(properties);
  return /^list[A-Z]/.test(operationId) || isList(properties.items) || (all.length > 0 && all.every(isList));
}

function isPagination(document, schema, fields) {
  const { required, properties } = shape(document, schema);
  const names = Object.keys(properties);
  return (
    required.has('current_entries_size') &&
    names.sort().join() === Object.keys(fields).sort().join() &&
    names.every((name) => shape(document, properties[name]).type === fields[name])
  );
}

const isA = (type, schema) => [schema.type].flat().includes(type);

function parameterFaults({ operation, label, path }, query, paged, { bareLimits = [] }) {
  const fault = (message) => [{ message: `${label} ${message}`, path: [...path, 'parameters'] }];
  const missing = ['cursor', 'limit'].filter((name) => !query.has(name));

  if (bareLimits.includes(operation.operationId)) {
    return query.has('cursor')
      ? fault('takes `cursor` but does not return a page of a list. Remove the parameter.')
      : [];
  }
  if (paged && missing.length > 0) {
    return fault(
      `is paginated but does not take ${quoted(missing)}. Add shared/parameters/cursor.yaml and limit.yaml.`,
    );
  }
  if (!paged && missing.length < 2) {
    const surplus = ['cursor', 'limit'].filter((name) => query.has(name));
    return fault(
      `takes ${quoted(surplus)} but its body has no \`pagination\`. Paginate the body or remove the parameters.`,
    );
  }
  return [];
}

function isPaged({ required, properties }) {
  return required.has('pagination') && properties.pagination !== undefined;
}

function queryNames({ parameters }) {
  return new Set(parameters.filter((parameter) => parameter?.in === 'query').map(({ name }) => name));
}

const quoted = (names) => names.map((name) => `\`${name}\``).join(' and ');
