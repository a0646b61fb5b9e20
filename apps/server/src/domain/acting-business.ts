import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string | undefined>();

/** Does work on account of a business: what it takes of what all businesses share counts as the business's. */
export function onAccountOf<Result>(businessId: string, work: () => Result): Result {
  return acting.run(businessId, work);
}

/** Does work on nobody's account, as what several businesses wait for together. */
export function onNobodysAccount<Result>(work: () => Result): Result {
  return acting.run(undefined, work);
}

/** On whose account the code that runs now works; undefined when on nobody's. */
export function actingBusiness(): string | undefined {
  return acting.getStore();
}
