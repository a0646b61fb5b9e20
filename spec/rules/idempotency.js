import { apiOperations } from './document/operations.js';

const RESPONSES = { 409: 'conflict', 422: 'idempotency-key-reused, or another that has its example' };

/**
 * Every POST that creates (201) takes an `Idempotency-Key`, says so when it replays, and answers a running (409) and
 * a reused (422) key; no other operation takes one.
 */
export default function idempotency(document) {
  return apiOperations(document).flatMap((found) => {
    const creates = found.method === 'post' && found.operation.responses?.['201'] !== undefined;
    return creates ? creationFaults(found) : surplusFaults(found);
  });
}

function creationFaults({ operation, parameters, label, path }) {
  const created = operation.responses['201'];
  return [
    !takesKey(parameters) && {
      message: `${label} creates without an idempotency key. Add shared/parameters/idempotency-key.yaml.`,
      path: [...path, 'parameters'],
    },
    !created?.headers?.['Idempotency-Replayed'] && {
      message: `${label} 201 does not tell a replay. Add shared/headers/idempotency-replayed.yaml to its headers.`,
      path: [...path, 'responses', '201'],
    },
    ...Object.entries(RESPONSES).map(
      ([status, file]) =>
        !operation.responses[status] && {
          message: `${label} takes an idempotency key and has no ${status}. Add a response of shared/responses: ${file}.`,
          path: [...path, 'responses'],
        },
    ),
  ].filter(Boolean);
}

function surplusFaults({ parameters, label, path }) {
  if (!takesKey(parameters)) return [];
  const message = `${label} takes an Idempotency-Key and creates nothing (no 201). Drop the parameter.`;
  return [{ message, path: [...path, 'parameters'] }];
}

function takesKey(parameters) {
  return parameters.some((parameter) => parameter?.in === 'header' && parameter.name === 'Idempotency-Key');
}
