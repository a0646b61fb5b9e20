import { operations } from './document/operations.js';

/**
 * Every operation lists the errors that follow from its properties: those of any operation, and those of security,
 * scopes, path parameters and a request body.
 *
 * @param {object} options statuses by cause
 * @param {string[]} options.always
 * @param {string[]} options.secured
 * @param {string[]} options.scoped
 * @param {string[]} options.body
 * @param {string[]} options.parameter statuses of a path with a parameter
 * @param {Record<string, string[]>} [options.except] by operation, statuses that it cannot return
 * @param {string[]} options.never statuses that no operation lists
 */
export default function expectedResponses(document, options) {
  return operations(document).flatMap((found) => {
    const statuses = Object.keys(found.operation.responses ?? {});
    const path = [...found.path, 'responses'];
    return [
      ...expected(found, options)
        .filter(({ status }) => !statuses.includes(status))
        .filter(({ status }) => !options.except?.[found.operation.operationId]?.includes(status))
        .map(({ status, why }) => ({
          message: `${found.label} has no response ${status}, which ${why}. Add one of shared/responses.`,
          path,
        })),
      ...options.never
        .filter((status) => statuses.includes(status))
        .map((status) => ({
          message: `${found.label} has a response ${status}, which an existing operation never returns. Remove it.`,
          path: [...path, status],
        })),
    ];
  });
}

function expected({ operation, key }, { always, secured, scoped, body, parameter }) {
  const requirements = (operation.security ?? []).flatMap(Object.entries);
  const hasScopes = requirements.some(([, scopes]) => scopes?.length > 0);
  return [
    ...always.map((status) => ({ status, why: 'every operation can return' })),
    ...(requirements.length > 0 ? secured : []).map((status) => ({
      status,
      why: 'follows from its security',
    })),
    ...(hasScopes ? scoped : []).map((status) => ({ status, why: 'follows from its scopes' })),
    ...(key.includes('{') ? parameter : []).map((status) => ({
      status,
      why: 'follows from its path parameter',
    })),
    ...(operation.requestBody ? body : []).map((status) => ({
      status,
      why: 'follows from its request body',
    })),
  ];
}
