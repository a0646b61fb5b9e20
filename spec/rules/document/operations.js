import { dereference } from './references.js';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/**
 * One operation of a document with the facts that rules need: its place, its label for messages, its parameters
 * (including those of its path) and whether the issuer serves it.
 *
 * @typedef {object} FoundOperation
 * @property {string} key the route, or the event of a webhook
 * @property {string} method
 * @property {string} label for messages, for example `GET /v1/balances`
 * @property {(string | number)[]} path
 * @property {any} operation
 * @property {any[]} parameters
 * @property {boolean} issuer
 */

/**
 * The operations under `paths`. Those of the issuer are outside `/v1` and `/console/v1`; the rule issuer-paths lists
 * their paths.
 */
export function operations(document) {
  return collect(document, 'paths', (key) => !/^(\/console)?\/v1\//.test(key));
}

/** The operations of the API proper, without those of the issuer. */
export function apiOperations(document) {
  return operations(document).filter((found) => !found.issuer);
}

/** The operations under `webhooks`, which businesses implement. */
export function webhooks(document) {
  return collect(document, 'webhooks', () => false);
}

/** The responses of an operation, as `{status, response, path, label}`. */
export function responses({ operation, path, label }) {
  return Object.entries(operation.responses ?? {}).map(([status, response]) => ({
    status,
    response: response ?? {},
    path: [...path, 'responses', status],
    label: `${label} ${status}`,
  }));
}

/** Whether a status, `204` or `2XX`, is a success. */
export const isSuccess = (status) => /^2/.test(status);

/** Whether a status is an error; `default` covers every status that is not listed. */
export const isFailure = (status) => /^([45]|default$)/.test(status);

/** @returns {FoundOperation[]} */
function collect(document, root, isIssuer) {
  return Object.entries(document?.[root] ?? {}).flatMap(([key, written]) => {
    const item = dereference(document, written);
    return METHODS.filter((method) => isObject(item?.[method])).map((method) => ({
      key,
      method,
      label: root === 'paths' ? `${method.toUpperCase()} ${key}` : `webhook ${key}`,
      path: [root, key, method],
      operation: item[method],
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])],
      issuer: isIssuer(key),
    }));
  });
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
}
