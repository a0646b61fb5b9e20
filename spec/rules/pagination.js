import { jsonResponses } from './document/content.js';
import { apiOperations, isSuccess } from './document/operations.js';
import { shape } from './document/schemas.js';

/**
 * A list is paged whole: `data` as array, a required `pagination`, the parameters `cursor` and `limit` come
 * together or not at all.
 *
 * @param {{objectPages?: string[], bareLimits?: string[]}} options operations whose `data` is an object although
 *   they are paged, and operations with a `limit` that is no page size
 */
export default function pagination(document, options) {
  return apiOperations(document).flatMap((found) => {
    const query = queryNames(found);
    const bodies = jsonResponses(found, isSuccess);
    const paged = bodies.some(({ media }) => isPaged(shape(document, media.schema)));
    return [
      ...bodies.flatMap((body) => bodyFaults(document, found, body, options ?? {})),
      ...parameterFaults(found, query, paged, options ?? {}),
    ];
  });
}

function bodyFaults(document, { operation }, { media, label, path }, { objectPages = [] }) {
  const body = shape(document, media.schema);
  const isArray = shape(document, body.properties.data).type === 'array';
  const objectPage = objectPages.includes(operation.operationId);
  const fault = (message) => [{ message: `${label} ${message}`, path: [...path, 'schema'] }];

  if ((isArray || objectPage) && !isPaged(body)) {
    return fault('is a list without `pagination`. Add it beside `data` ($ref Pagination) and require both.');
  }
  if (isPaged(body) && !isArray && !objectPage) {
    return fault('has `pagination` but its `data` is no array. Drop `pagination`, or make `data` an array.');
  }
  return [];
}

function parameterFaults({ operation, label, path }, query, paged, { bareLimits = [] }) {
  const fault = (message) => [{ message: `${label} ${message}`, path: [...path, 'parameters'] }];
  const missing = ['cursor', 'limit'].filter((name) => !query.has(name));

  if (bareLimits.includes(operation.operationId)) {
    return query.has('cursor') ? fault('takes `cursor` but is no page of a list. Drop the parameter.') : [];
  }
  if (paged && missing.length > 0) {
    return fault(
      `is paged but does not take ${quoted(missing)}. Add shared/parameters/cursor.yaml and limit.yaml.`,
    );
  }
  if (!paged && missing.length < 2) {
    const surplus = ['cursor', 'limit'].filter((name) => query.has(name));
    return fault(
      `takes ${quoted(surplus)} but its body has no \`pagination\`. Page the body or drop the parameters.`,
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
