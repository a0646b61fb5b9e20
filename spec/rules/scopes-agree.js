import { operations } from './document/operations.js';

/**
 * The security alternatives of an operation require the same scopes: an API key has no more access than a token.
 *
 * @param {{schemes: string[]}} options the security schemes whose scopes are compared
 */
export default function scopesAgree(document, { schemes }) {
  return operations(document).flatMap(({ operation, label, path }) => {
    const sets = alternatives(operation, schemes);
    if (new Set(sets.map(({ scopes }) => scopes)).size < 2) return [];
    const stated = sets.map(({ scheme, scopes }) => `${scheme} [${scopes}]`).join(', ');
    const message = `The security alternatives of ${label} require different scopes: ${stated}. Give each the same list.`;
    return [{ message, path: [...path, 'security'] }];
  });
}

function alternatives({ security }, schemes) {
  return (Array.isArray(security) ? security : []).flatMap((requirement) =>
    Object.entries(requirement)
      .filter(([scheme]) => schemes.includes(scheme))
      .map(([scheme, scopes]) => ({ scheme, scopes: [...scopes].sort().join(', ') })),
  );
}
