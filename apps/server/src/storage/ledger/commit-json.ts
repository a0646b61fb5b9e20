import { accountName } from '../../domain/ledger/account.ts';
import type { Entry } from '../../domain/ledger/entry.ts';
import type { Commit } from '../../domain/ledger/ledger.ts';
import type { Posting } from '../../domain/ledger/posting.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Currencies } from '../../domain/reference/currencies.ts';
import { bytesText } from '../engine/bytes-text.ts';
import { metaJson } from '../money/postgres-transaction-store.ts';

/** The maximum balance by currency. */
export type Limits = Pick<Currencies, 'mostHeld'>;

/** The commit as rows of the tables, as `commit_item` reads it. */
export function commitJson(commit: Commit, limits: Limits): object {
  const { businessId } = commit;
  const currencies = new Set(commit.postings.map(({ currency }) => currency));
  return {
    opens: (commit.opens ?? []).map((balance) => ({
      business_id: businessId,
      balance_id: balance.id,
      profile_id: balance.profileId,
      currency: balance.currency,
      created_at: balance.createdAt,
    })),
    limits: Object.fromEntries([...currencies].map((code) => [code, limits.mostHeld(code).toString()])),
    records: commit.records,
    unlessPosted: commit.unlessPosted,
    resets: commit.resets,
    demands: commit.demands,
    postings: commit.postings.map((posting) => postingRow(businessId, posting)),
    entries: entryRows(businessId, commit.entries ?? []),
    railEntries: (commit.railEntries ?? []).map((entry) => ({
      business_id: businessId,
      rail_entry_id: entry.id,
      rail: entry.rail,
      direction: entry.direction,
      currency: entry.currency,
      amount: entry.amount,
      reference: entry.reference,
      created_at: entry.createdAt,
    })),
    events: (commit.events ?? []).map((event) => ({
      business_id: businessId,
      event_id: event.id,
      kind: event.kind,
      profile_id: event.profileId,
      resource_id: event.resourceId,
      reference: event.reference,
      body: event.body,
      sealed_body: event.sealedBody && bytesText(event.sealedBody),
      created_at: event.createdAt,
    })),
  };
}

function postingRow(businessId: string, posting: Posting): object {
  return {
    business_id: businessId,
    posting_id: posting.id,
    currency: posting.currency,
    amount: posting.amount,
    from_account: accountName(posting.from),
    to_account: accountName(posting.to),
    reference: posting.reference,
    reverses: posting.reverses,
    created_at: posting.createdAt,
  };
}

/**
 * Rows whose `available_balance` is the sum that later entries add to the available amount of their currency;
 * `commit_item` subtracts it from the final available amount. Each row is a microsecond later than the previous one, so
 * that lists keep their order; `commit_item` moves them after the existing entries of the balance.
 */
function entryRows(businessId: string, entries: readonly Entry[]): object[] {
  const later = (index: number, { currency, profileId }: Entry) =>
    Decimal.sum(
      entries
        .slice(index + 1)
        .filter((entry) => entry.currency === currency && entry.profileId === profileId && !entry.isHeld)
        .map((entry) => (entry.isCredit ? entry.amount : entry.amount.negated())),
    );
  return entries.map((entry, index) => ({
    business_id: businessId,
    transaction_id: entry.id,
    profile_id: entry.profileId,
    type: entry.type,
    reference: entry.reference,
    currency: entry.currency,
    amount: entry.amount,
    is_credit: entry.isCredit,
    available_balance: later(index, entry),
    transfer_id: entry.transferId,
    description: entry.description,
    sub_description: entry.subDescription,
    status_description: entry.statusDescription,
    meta: entry.meta && metaJson(entry.meta),
    created_at: microsecondsAfter(entry.createdAt, index),
  }));
}

function microsecondsAfter(moment: Date, count: number): string {
  const whole = new Date(moment.getTime() + Math.floor(count / 1000));
  return whole.toISOString().replace('Z', `${String(count % 1000).padStart(3, '0')}Z`);
}
