import { sql } from 'kysely';
import { payingStatuses } from '../domain/accounts/paying-statuses.ts';
import { DepositAddresses } from '../domain/addresses/deposit-addresses.ts';
import { Balances } from '../domain/balances/balances.ts';
import type { AcceptPayment } from '../domain/deposits/deposits.ts';
import type { Horizon } from '../domain/due-work.ts';
import { midPrice } from '../domain/pricing/mid-price.ts';
import { Quotes } from '../domain/quotes/quotes.ts';
import { limitedPrompts } from '../domain/rails/limited-prompts.ts';
import { Recipients } from '../domain/recipients/recipients.ts';
import { Charges } from '../domain/transfers/charges.ts';
import { Steps } from '../domain/transfers/steps.ts';
import type { Transfer } from '../domain/transfers/transfer.ts';
import { TransferEngine } from '../domain/transfers/transfer-engine.ts';
import { Transfers } from '../domain/transfers/transfers.ts';
import { addressHandlers } from '../http/operations/addresses/index.ts';
import { balanceHandlers } from '../http/operations/balances/index.ts';
import { quoteHandlers } from '../http/operations/quotes/index.ts';
import { recipientHandlers } from '../http/operations/recipients/index.ts';
import { transactionHandlers } from '../http/operations/transactions/index.ts';
import { transferHandlers } from '../http/operations/transfers/index.ts';
import { dueSteps } from '../jobs/due-steps.ts';
import { absentAddressIssuer, absentRails } from '../rails/absent-rails.ts';
import { madeUpAddresses } from '../rails/simulated/made-up-addresses.ts';
import { refusesExchange } from '../rails/simulated/magic-values.ts';
import { SimulatedRails } from '../rails/simulated/simulated-rails.ts';
import type { Services } from '../services.ts';
import { customerNames } from '../storage/customers/postgres-customer-store.ts';
import { bankAccountStore } from '../storage/directory/postgres-bank-accounts.ts';
import { foldAccountChanges } from '../storage/ledger/account-sums.ts';
import { balanceStore } from '../storage/money/postgres-balance-store.ts';
import { depositAddressStore } from '../storage/money/postgres-deposit-address-store.ts';
import { quoteStore } from '../storage/money/postgres-quote-store.ts';
import { recipientStore } from '../storage/money/postgres-recipient-store.ts';
import { transactionStore } from '../storage/money/postgres-transaction-store.ts';
import { transferStore } from '../storage/money/postgres-transfer-store.ts';
import { transferRows } from '../storage/money/transfer-row.ts';
import { sandboxFaultStore } from '../storage/sandbox/postgres-sandbox-fault-store.ts';
import { ALL, type ClearedTable, NONE } from '../storage/sandbox/postgres-sandbox-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';
import { moneyMetrics } from './money-metrics.ts';

type Known = Pick<Services, 'accountLookup' | 'accounts' | 'addressValidation' | 'currencies' | 'cursors'>;

/** Balances, deposit addresses, recipients, quotes and transfers. */
export function moneyArea(base: Base, known: Known) {
  const { config, logger, database, reference, clock, ids, randomness, ledger, venue, sweepMs } = base;
  const { currencies, countries, pairs } = reference;
  const { adapters, environment } = config;
  const hasRails = adapters.rails !== 'none';
  const balances = balanceStore(database);
  const recipients = recipientStore(database);
  const quotes = quoteStore(database);
  const depositAddresses = new DepositAddresses({
    store: depositAddressStore(database),
    issuer: hasRails ? madeUpAddresses(randomness) : absentAddressIssuer,
    currencies,
    clock,
    ids,
  });
  const rails = hasRails
    ? new SimulatedRails({
        settings: reference.rails,
        accounts: bankAccountStore(database),
        addresses: depositAddresses,
        currencies,
        randomness,
      })
    : absentRails;
  const transfers = {
    store: transferStore(database),
    rows: transferRows,
    quotes,
    ledger,
    rails,
    steps: new Steps({ ids, currencies }),
    currencies,
    eventBodies: base.eventBodies.transfers,
    payingStatuses: payingStatuses(environment),
    clock,
    ids,
  };
  const faults = sandboxFaultStore(database);
  let failedSteps = 0;
  const transferEngine = new TransferEngine({
    ...transfers,
    venue,
    charges: new Charges(currencies),
    refusesPayout: async ({ businessId, id }) =>
      environment === 'sandbox' && (await faults.takeForPayout(businessId, id, clock.now())),
    refusesExchange: adapters.venue === 'simulated' ? refusesExchange : () => false,
    onFailure: (error, { id }) => {
      failedSteps += 1;
      logger.error({ err: error, transfer: id }, 'a step of a transfer failed');
    },
  });
  const transferPayments: AcceptPayment<'transfer'> = async (profile, target, payment) => {
    const { keep } = payment;
    const payeeOf = ({ profileId }: Transfer) => ({ profileId, transferId: target.id });
    const paid = await transferEngine.arrive(
      profile,
      target.id,
      payment,
      keep && ((transfer) => keep(payeeOf(transfer))),
    );
    return payeeOf(paid);
  };
  const services = {
    balances: new Balances({
      store: balances,
      ledger,
      currencies,
      unitWorth: (currency, displayCurrency, at) => midPrice(currency, displayCurrency, venue, at),
      clock,
      ids,
    }),
    depositAddresses,
    rails,
    recipients: new Recipients({
      store: recipients,
      customers: customerNames(database),
      world: reference,
      clock,
      ids,
    }),
    quotes: new Quotes({
      store: quotes,
      balances,
      recipients,
      currencies,
      countries,
      pairs,
      venue,
      clock,
      ids,
      heldRates: base.config.heldRates,
      outside: hasRails,
    }),
    transfers: new Transfers({
      ...transfers,
      rails: { pace: rails.pace, issue: limitedPrompts(rails, known.accounts.recipientLimits) },
    }),
    transferEngine,
    transactions: transactionStore(database),
  };
  const given = { ...services, ...known, clock };
  return {
    services,
    handlers: {
      api: {
        ...addressHandlers(given),
        ...balanceHandlers(given),
        ...quoteHandlers(given),
        ...recipientHandlers(given),
        ...transactionHandlers(given),
        ...transferHandlers(given),
      },
    },
    dueWork: {
      runDue: (businessId: string, horizon?: Horizon) => transferEngine.runDue(businessId, horizon),
      nextDue: transfers.store.nextDue,
      newestOpen: transfers.store.newestOpen,
    },
    jobs: [
      dueSteps(transferEngine),
      {
        name: 'sums of accounts',
        restMs: sweepMs,
        run: async () => {
          await foldAccountChanges(database);
          return false;
        },
      },
    ],
    metrics: moneyMetrics(base, () => failedSteps),
    tables,
    payments: { transfer: transferPayments },
  } satisfies Area;
}

const tables: readonly ClearedTable[] = [
  { table: 'transaction_entry', isOver: ALL },
  { table: 'rail_entry', isOver: ALL },
  // The job that adds up sums locks the first table while it writes the second, so both are cleared under the exclusive
  // lock of the reset.
  { table: 'account_change', isOver: NONE },
  { table: 'account_sum', isOver: NONE },
  { table: 'event_outbox', isOver: ALL },
  { table: 'event', isOver: ALL },
  { table: 'transfer', isOver: sql`due_at IS NULL` },
  {
    table: 'quote',
    isOver: sql`status = 'accepted' AND NOT EXISTS (
      SELECT 1 FROM transfer WHERE transfer.business_id = quote.business_id AND transfer.quote_id = quote.quote_id
    )`,
  },
  { table: 'posting', isOver: ALL },
  { table: 'deposit_address', isOver: sql`NOT is_present` },
  { table: 'recipient', isOver: NONE },
  { table: 'deposit_address_directory', isOver: ALL },
  { table: 'bank_account_directory', isOver: ALL },
  { table: 'balance', isOver: NONE },
];
