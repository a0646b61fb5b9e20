import type { Profiles } from '../accounts/profile.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import { Decimal } from '../money/decimal.ts';
import type { Currencies } from '../reference/currencies.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import type { BooksStore, CheckExtent, Checked } from './books-store.ts';
import type { Reconciliation } from './reconciliation.ts';
import type { Statement, StatementRange } from './statement.ts';
import type { AccountBalance, TrialBalance } from './trial-balance.ts';

/** More would not help to find the cause. */
const MOST_DIFFERENCES = 100;
const MOST_ENTRIES = 10_000;
/** Checking more takes longer than callers should wait. */
const ON_REQUEST: CheckExtent = { mostDifferences: MOST_DIFFERENCES, mostPostings: 10_000 };

interface Dependencies {
  readonly store: BooksStore;
  readonly profiles: Profiles;
  readonly currencies: Pick<Currencies, 'get'>;
}

/** The ledger of a business as its members see it, and whether its records agree (G113). */
export class Books {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** All businesses, oldest first. */
  businesses(): ReturnType<BooksStore['businesses']> {
    return this.#dependencies.store.businesses();
  }

  /**
   * The sum of each account, and where the records disagree. For a business with more than 10,000 postings the
   * differences are those of the last {@link check}, plus currencies that do not sum to zero now.
   */
  async trialBalance(businessId: string): Promise<TrialBalance> {
    const { accounts, ...found } = await this.#dependencies.store.trialBalance(businessId, ON_REQUEST);
    return { currencies: byCurrency(accounts), ...found };
  }

  /** The statements of the rails beside the ledger; differences as in {@link trialBalance}. */
  reconciliation(businessId: string): Promise<Checked<Reconciliation>> {
    return this.#dependencies.store.reconciliation(businessId, ON_REQUEST);
  }

  /** Runs all checks, however long they take, and stores the differences for readers of the books. */
  async check(businessId: string): Promise<TrialBalance> {
    const { store } = this.#dependencies;
    const extent = { mostDifferences: MOST_DIFFERENCES };
    const { accounts, differences, checkedAt } = await store.trialBalance(businessId, extent);
    const { differences: payments } = await store.reconciliation(businessId, extent);
    if (checkedAt !== undefined) await store.keepCheck(businessId, checkedAt, { differences, payments });
    return { currencies: byCurrency(accounts), differences, checkedAt };
  }

  /**
   * The entries of a profile in a currency (G114).
   *
   * @throws ResourceNotFound when the business has no such profile.
   * @throws FieldError for an unknown currency, a range that ends before it begins, and more than 10,000 entries.
   */
  async statement(businessId: string, profileId: string, range: StatementRange): Promise<Statement> {
    const { store, profiles, currencies } = this.#dependencies;
    const profile = await profiles.find(businessId, profileId);
    if (profile === undefined) throw new ResourceNotFound(`profile ${profileId}`);
    const currency = currencies.get(range.currency);
    if (currency === undefined) throw unknownCurrency('currency', range.currency);
    checkRange(range);
    const { opening, entries } = await store.statement(profile, range, MOST_ENTRIES + 1);
    if (entries.length > MOST_ENTRIES) {
      throw new FieldError({
        from: [`There are more than ${MOST_ENTRIES} entries. Narrow the range with from and to.`],
      });
    }
    return { currency, range, opening, entries };
  }
}

function byCurrency(all: readonly AccountBalance[]): TrialBalance['currencies'] {
  const currencies = new Set(all.map(({ currency }) => currency));
  return [...currencies].map((currency) => {
    const accounts = all.filter((account) => account.currency === currency);
    return { currency, accounts, sum: Decimal.sum(accounts.map(({ balance }) => balance)) };
  });
}

function checkRange({ from, to }: StatementRange): void {
  if (from !== undefined && to !== undefined && new Date(to) <= new Date(from)) {
    throw new FieldError({ to: ['It must be later than from.'] });
  }
}
