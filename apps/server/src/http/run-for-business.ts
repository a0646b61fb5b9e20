import { onAccountOf } from '../domain/acting-business.ts';
import type { Bulkhead } from '../domain/bulkhead.ts';

/**
 * Carries a call out on account of its business, when the business has a place for it.
 *
 * @param businessId undefined: the call is nobody's, and waits for nobody.
 * @param line the name of the line that it waits in; that of the business by default.
 * @throws BusinessBusy when there is no place in time.
 */
export function runForBusiness<Result>(
  calls: Bulkhead,
  businessId: string | undefined,
  work: () => Promise<Result>,
  line = businessId,
): Promise<Result> {
  if (businessId === undefined || line === undefined) return work();
  return calls.run(line, () => onAccountOf(businessId, work));
}
