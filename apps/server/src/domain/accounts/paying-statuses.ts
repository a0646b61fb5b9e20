import type { KybStatus } from '@finops/contract/console/enumerations';
import { Forbidden } from '../domain-error.ts';
import { kybStatuses } from './kyb.ts';

/** The statuses in which the callers of a business are admitted: all but `suspended` (G98). */
export const activeStatuses = kybStatuses.filter((status) => status !== 'suspended');

/**
 * The statuses in which a business can pay out: in production only `verified`, in the sandbox every active one
 * (G120).
 */
export function payingStatuses(environment: 'sandbox' | 'production'): readonly KybStatus[] {
  return environment === 'production' ? ['verified'] : activeStatuses;
}

/** The refusal when the status of a business does not allow an operation. */
export function statusRefused(status: KybStatus): Forbidden {
  return new Forbidden(
    status === 'suspended'
      ? 'The business is suspended. Its owners can see the reason in the console.'
      : `The business is ${status} and must be verified before it can pay out. An owner submits it for review in the console.`,
  );
}
