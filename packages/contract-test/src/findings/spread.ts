import type { RuleName } from '../model/rules.ts';

/** Rules that each answer is held to, whatever its case expects. */
export const universalRules: ReadonlySet<RuleName> = new Set<RuleName>([
  'server-error',
  'undocumented-status',
  'missing-header',
  'undocumented-header',
  'media-type',
]);

/**
 * Rules that a server keeps or breaks as a whole, in one place of its code: broken alike by every operation that they
 * were tried on, they have one cause.
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
