import { operations } from './document/operations.js';

/**
 * Every operation states its own security, so that nothing is public by accident: an operation that needs a
 * credential names at least one, a public one says `security: []`.
 *
 * @param {{public: string[]}} options the operationIds of the public operations
 */
export default function securityStated(document, options) {
  return operations(document).flatMap(({ operation, label, path }) => {
    const isPublic = options.public.includes(operation.operationId);
    const message = isPublic ? publicFault(operation) : securedFault(operation);
    return message ? [{ message: `${label} ${message}`, path: [...path, 'security'] }] : [];
  });
}

function publicFault({ operationId, security }) {
  if (Array.isArray(security) && security.length === 0) return undefined;
  return `is public and does not say so. Write \`security: []\`, or take ${operationId} off the list of this rule.`;
}

function securedFault({ security }) {
  if (!Array.isArray(security))
    return 'does not state its security. Add `ApiKey` and `OAuth2` with their scopes.';
  if (security.length === 0)
    return 'is open to all. Add a credential, or list the operation as public in this rule.';
  if (security.some((requirement) => Object.keys(requirement).length === 0)) {
    return 'has an empty alternative, which opens it to all. Take `{}` out of its security.';
  }
  return undefined;
}
