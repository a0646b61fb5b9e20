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
      message: `${label} is called ${operation.operationId} and does not answer ${status}. Add it, or list the operation under \`except\` of this rule.`,
      path: [...path, 'responses'],
    },
    keys.length === 0 && {
      message: `${label} creates without an idempotency key. Add shared/parameters/idempotency-key.yaml.`,
      path: [...path, 'parameters'],
    },
    keys.some(({ required }) => required) && {
      message: `${label} requires an idempotency key. Drop \`required\` of the parameter: it may be absent.`,
      path: [...path, 'parameters'],
    },
    ...Object.entries(responses)
      .filter(([code, response]) => code.startsWith('2') && !response?.headers?.['Idempotency-Replayed'])
      .map(([code]) => ({
        message: `${label} ${code} does not tell a replay. Add shared/headers/idempotency-replayed.yaml to its headers.`,
        path: [...path, 'responses', code],
      })),
    ...Object.entries(RESPONSES).map(
      ([code, file]) =>
        !responses[code] && {
          message: `${label} takes an idempotency key and has no ${code}. Add a response of shared/responses: ${file}.`,
          path: [...path, 'responses'],
        },
    ),
  ].filter(Boolean);
}

function unkeyedFaults({ operation, parameters, label, path }) {
  return [
    operation.responses?.['201'] === undefined && {
      message: `${label} is called ${operation.operationId} and does not answer 201. Add it, or take the operation off \`unkeyed\` of this rule.`,
      path: [...path, 'responses'],
    },
    parameters.some(isKey) && {
      message: `${label} takes an Idempotency-Key although its answer is never kept. Drop the parameter, or take the operation off \`unkeyed\` of this rule.`,
      path: [...path, 'parameters'],
    },
  ].filter(Boolean);
}

function surplusFaults({ operation, parameters, label, path }) {
  return [
    parameters.some(isKey) && {
      message: `${label} takes an Idempotency-Key and creates nothing (no 201). Drop the parameter.`,
      path: [...path, 'parameters'],
    },
    operation.responses?.['201'] !== undefined && {
      message: `${label} answers 201 and is no POST that creates. Answer 200, or make it one.`,
      path: [...path, 'responses', '201'],
    },
  ].filter(Boolean);
}

const isKey = (parameter) =>
  parameter?.in === 'header' && parameter.name?.toLowerCase() === 'idempotency-key';
