import { isFailure, operations, responses, webhooks } from './document/operations.js';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const CSV = 'text/csv';

/**
 * Every body is `application/json` only, so that no other media type escapes the rules for bodies. A success of the API
 * has a body; one of the issuer or a webhook may have none.
 *
 * @param {object} options
 * @param {string[]} options.form the operations whose request is a form
 * @param {string[]} [options.csv] the operations whose successes are CSV
 */
export default function jsonBodies(document, { form, csv = [] }) {
  return [...operations(document), ...webhooks(document)].flatMap((found) => [
    ...requestFaults(found, form.includes(found.operation.operationId) ? FORM : JSON_TYPE),
    ...responses(found).flatMap((answer) => responseFaults(answer, found, csv)),
  ]);
}

function requestFaults({ operation, label, path }, wanted) {
  if (operation.requestBody === undefined) return [];
  return contentFaults(operation.requestBody, wanted, `${label} request`, [...path, 'requestBody']);
}

function responseFaults({ status, response, label, path }, { key, issuer, operation }, csv) {
  const mayBeEmpty = issuer || isFailure(status) || !key.startsWith('/');
  if (response.content === undefined && mayBeEmpty) return [];
  const isTable = !isFailure(status) && csv.includes(operation.operationId);
  return contentFaults(response, isTable ? CSV : JSON_TYPE, label, path);
}

function contentFaults({ content }, wanted, label, path) {
  const types = Object.keys(content ?? {});
  if (types.length !== 1 || types[0] !== wanted) {
    const stated = types.join(', ') || 'none';
    const message = `The body of ${label} has the media types: ${stated}. Give it exactly ${wanted}.`;
    return [{ message, path: [...path, 'content'] }];
  }
  if (typeof content[wanted]?.schema === 'object') return [];
  return [{ message: `The body of ${label} has no schema. Add one.`, path: [...path, 'content', wanted] }];
}
