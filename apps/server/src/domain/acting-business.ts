import { AsyncLocalStorage } from 'node:async_hooks';

/** The business on whose account work is done. */
export interface Account {
  readonly businessId: string;
  /** Whether it has received a shared resource; from then on it may have had effects and is not refused. */
  hasBegun: boolean;
}

const acting = new AsyncLocalStorage<Account | undefined>();

/** Runs work on account of a business: shared resources that it takes count against the business. */
export function onAccountOf<Result>(businessId: string, work: () => Result): Result {
  return acting.run({ businessId, hasBegun: false }, work);
}

/** Runs work on no account, for what several businesses wait for together. */
export function onNobodysAccount<Result>(work: () => Result): Result {
  return acting.run(undefined, work);
}

/** The account that the current code runs on, if any. */
export function actingAccount(): Account | undefined {
  return acting.getStore();
}
