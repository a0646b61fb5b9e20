import type { KybStatus } from '@finops/contract/console/enumerations';
import { Forbidden } from '../domain-error.ts';
import { kybStatuses } from './kyb.ts';

/** The states of a business in which its callers are let in: every one but `suspended` (G98). */
export const activeStatuses = kybStatuses.filter((status) => status !== 'suspended');

/** The states of a business in which it may pay out: in production `verified` alone, in the sandbox every active one (G120). */
export function payingStatuses(environment: 'sandbox' | 'production'): readonly KybStatus[] {
  return environment === 'production' ? ['verified'] : activeStatuses;
}

/** What a caller is told whose business is in a state that does not allow it. */
export function statusRefused(status: KybStatus): Forbidden {
  return new Forbidden(
    status === 'suspended'
      ? 'The business is suspended. Its owners can see the reason in the console.'
      : `The business is ${status} and must be verified before it can pay out. An owner submits it for review in the console.`,
  );
}
