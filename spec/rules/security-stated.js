import { operations } from './document/operations.js';

/**
 * Every operation states its own security, so that none is public by accident. A public operation has `security: []`,
 * or begins with `{}` if the usual schemes are optional; every other operation lists exactly its expected schemes, each
 * as a separate alternative.
 *
 * @param {object} options
 * @param {string[]} options.public the operationIds of the public operations
 * @param {string[]} [options.optional] those of them that accept the usual schemes, without scopes
 * @param {string[]} options.usual the schemes of every operation that is not listed
 * @param {Record<string, string[]>} options.also by scheme, the operations that accept it in addition to the usual ones
 * @param {Record<string, string[]>} options.only by operation, the schemes that it accepts instead of the usual ones
 * @param {string[]} options.scoped the schemes that require scopes; no other has any
 */
export default function securityStated(document, options) {
  return operations(document).flatMap(({ operation, label, path }) => {
    const isPublic = options.public.includes(operation.operationId);
    const messages = isPublic ? publicFaults(operation, options) : securedFaults(operation, options);
    return messages.map((message) => ({ message: `${label} ${message}`, path: [...path, 'security'] }));
  });
}

function publicFaults({ operationId, security }, { usual, optional = [] }) {
  const wanted = optional.includes(operationId) ? [{}, ...usual.map((scheme) => ({ [scheme]: [] }))] : [];
  if (JSON.stringify(security) === JSON.stringify(wanted)) return [];
  if (wanted.length > 0)
    return [`takes credentials but is public. Write \`security: ${JSON.stringify(wanted)}\`.`];
  return [
    `is public but does not say so. Write \`security: []\`, or remove ${operationId} from the list of this rule.`,
  ];
}

function securedFaults({ operationId, security }, options) {
  if (!Array.isArray(security))
    return ['does not state its security. Add `ApiKey` and `OAuth2` with their scopes.'];
  if (security.length === 0)
    return ['is public. Add a credential, or list the operation as public in this rule.'];
  const shapes = security.flatMap((requirement) => alternativeFaults(Object.keys(requirement ?? {})));
  if (shapes.length > 0) return shapes;
  return [
    ...schemeFaults(operationId, security.flatMap(Object.keys), options),
    ...security.flatMap(Object.entries).flatMap((entry) => scopeFaults(entry, options)),
  ];
}

function alternativeFaults(schemes) {
  if (schemes.length === 1) return [];
  if (schemes.length === 0)
    return ['has an empty alternative, which makes it public. Remove `{}` from its security.'];
  return [
    `requires ${schemes.join(' and ')} at once, which no caller can send. Write each as a separate alternative.`,
  ];
}

function schemeFaults(operationId, stated, { usual, also, only }) {
  const added = Object.keys(also).filter((scheme) => also[scheme].includes(operationId));
  const wanted = only[operationId] ?? [...usual, ...added];
  const missing = wanted.filter((scheme) => !stated.includes(scheme));
  const surplus = stated.filter(
    (scheme, index) => !wanted.includes(scheme) || stated.indexOf(scheme) < index,
  );
  return [
    ...missing.map((scheme) => `does not take ${scheme}. Add it, or list ${operationId} in this rule.`),
    ...surplus.map(
      (scheme) =>
        `takes ${scheme}, but should take ${wanted.join(', ')} once each. Remove it, or list ${operationId} in this rule.`,
    ),
  ];
}

function scopeFaults([scheme, scopes], { scoped }) {
  const has = Array.isArray(scopes) && scopes.length > 0;
  if (scoped.includes(scheme) === has) return [];
  if (has)
    return [`requires scopes of ${scheme} (${scopes.join(', ')}), which has none. Write \`${scheme}: []\`.`];
  return [`takes ${scheme} without scopes, so any key suffices. List the scopes that it needs.`];
}
