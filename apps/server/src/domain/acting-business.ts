import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose account something is done. */
export interface Account {
  readonly businessId: string;
  /** Whether it has been given any of what businesses share: from then on it may have had effects, and is not refused. */
  hasBegun: boolean;
}

const acting = new AsyncLocalStorage<Account | undefined>();

/** Does work on account of a business: what it takes of what all businesses share counts as the business's. */
export function onAccountOf<Result>(businessId: string, work: () => Result): Result {
  return acting.run({ businessId, hasBegun: false }, work);
}

/** Does work on nobody's account, as what several businesses wait for together. */
export function onNobodysAccount<Result>(work: () => Result): Result {
  return acting.run(undefined, work);
}

/** On whose account the code that runs now works; undefined when on nobody's. */
export function actingAccount(): Account | undefined {
  return acting.getStore();
}
