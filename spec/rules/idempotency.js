import { operations, webhooks } from './document/operations.js';

const RESPONSES = { 409: 'conflict', 422: 'idempotency-key-reused, or another that has its example' };

/**
 * Every POST that creates (by a 201 or its name) responds with 201, or 200 if it is listed, accepts an optional
 * `Idempotency-Key`, declares the replay header in every success, and has the errors for a key in progress (409) and a
 * reused key (422). No other operation and no webhook accepts a key.
 *
 * @param {object} options
 * @param {string[]} options.except operations named `create…` that store nothing
 * @param {string[]} [options.unkeyed] creating operations without a key, because their response is never stored
 * @param {string[]} [options.answering200] operations that create or cancel and respond with 200
 */
export default function idempotency(document, { except, unkeyed = [], answering200 = [] }) {
  return [
    ...operations(document).flatMap((found) => {
      const { operationId } = found.operation;
      if (answering200.includes(operationId)) return creationFaults(found, '200');
      if (!creates(found, except)) return surplusFaults(found);
      return unkeyed.includes(operationId) ? unkeyedFaults(found) : creationFaults(found, '201');
    }),
    ...webhooks(document).flatMap(surplusFaults),
  ];
}

function creates({ method, operation }, except) {
  if (except.includes(operation.operationId)) return false;
  const named = /^create[A-Z]/.test(operation.operationId ?? '');
  return method === 'post' && (named || operation.responses?.['201'] !== undefined);
}

function creationFaults({ operation, parameters, label, path }, status) {
  const responses = operation.responses ?? {};
  const keys = parameters.filter(isKey);
  return [
    responses[status] === undefined && {
      message: `${label} is named ${operation.operationId} but has no response ${status}. Add it, or list the operation under \`except\` of this rule.`,
      path: [...path, 'responses'],
    },
    keys.length === 0 && {
      message: `${label} creates without an idempotency key. Add shared/parameters/idempotency-key.yaml.`,
      path: [...path, 'parameters'],
    },
    keys.some(({ required }) => required) && {
      message: `${label} requires an idempotency key. Remove \`required\`: the parameter is optional.`,
      path: [...path, 'parameters'],
    },
    ...Object.entries(responses)
      .filter(([code, response]) => code.startsWith('2') && !response?.headers?.['Idempotency-Replayed'])
      .map(([code]) => ({
        message: `${label} ${code} does not report replays. Add shared/headers/idempotency-replayed.yaml to its headers.`,
        path: [...path, 'responses', code],
      })),
    ...Object.entries(RESPONSES).map(
      ([code, file]) =>
        !responses[code] && {
          message: `${label} accepts an idempotency key but has no response ${code}. Add a response of shared/responses: ${file}.`,
          path: [...path, 'responses'],
        },
    ),
  ].filter(Boolean);
}

function unkeyedFaults({ operation, parameters, label, path }) {
  return [
    operation.responses?.['201'] === undefined && {
      message: `${label} is named ${operation.operationId} but has no response 201. Add it, or remove the operation from \`unkeyed\` of this rule.`,
      path: [...path, 'responses'],
    },
    parameters.some(isKey) && {
      message: `${label} accepts an Idempotency-Key although its response is never stored. Remove the parameter, or remove the operation from \`unkeyed\` of this rule.`,
      path: [...path, 'parameters'],
    },
  ].filter(Boolean);
}

function surplusFaults({ operation, parameters, label, path }) {
  return [
    parameters.some(isKey) && {
      message: `${label} accepts an Idempotency-Key but creates nothing (no 201). Remove the parameter.`,
      path: [...path, 'parameters'],
    },
    operation.responses?.['201'] !== undefined && {
      message: `${label} has a response 201 but is not a creating POST. Respond with 200, or make it one.`,
      path: [...path, 'responses', '201'],
    },
  ].filter(Boolean);
}

const isKey = (parameter) =>
  parameter?.in === 'header' && parameter.name?.toLowerCase() === 'idempotency-key';
