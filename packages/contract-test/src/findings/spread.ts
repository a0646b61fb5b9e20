import type { RuleName } from '../model/rules.ts';

/** Rules checked on every response, whatever its case expects. */
export const universalRules: ReadonlySet<RuleName> = new Set<RuleName>([
  'server-error',
  'undocumented-status',
  'missing-header',
  'undocumented-header',
  'media-type',
]);

/**
 * Rules that a server implements in one place of its code: if every tried operation violates one in the same way, there
 * is one cause.
 */
export const globalRules: ReadonlySet<RuleName> = new Set<RuleName>([
  ...universalRules,
  'missing-auth',
  'wrong-auth',
  'missing-scope',
  'undeclared-method',
  'allow-header',
  'head-differs',
  'not-acceptable',
  'unsupported-media-type',
  'idempotent-replay',
  'idempotency-key-reuse',
  'unknown-resource',
]);
