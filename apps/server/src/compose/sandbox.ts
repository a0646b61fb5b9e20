import { operationTable } from '@finops/contract';
import { sandboxHandlers } from '../console/operations/sandbox/index.ts';
import { Deposits } from '../domain/deposits/deposits.ts';
import { CausedEvents } from '../domain/sandbox/caused-events.ts';
import type { MagicValues } from '../domain/sandbox/event-causes.ts';
import { SandboxClock } from '../domain/sandbox/sandbox-clock.ts';
import { SandboxFaults } from '../domain/sandbox/sandbox-faults.ts';
import { SandboxFunds } from '../domain/sandbox/sandbox-funds.ts';
import { SandboxOutcomes } from '../domain/sandbox/sandbox-outcomes.ts';
import { SandboxTokens } from '../domain/sandbox/sandbox-tokens.ts';
import {
  payoutEndings,
  refusedExchangeEnding,
  rejectedDepositEnding,
} from '../rails/simulated/magic-values.ts';
import type { Services } from '../services.ts';
import { transferStore } from '../storage/money/postgres-transfer-store.ts';
import { sandboxFaultStore } from '../storage/sandbox/postgres-sandbox-fault-store.ts';
import { type ClearedTable, NONE, sandboxStore } from '../storage/sandbox/postgres-sandbox-store.ts';
import { type Area, paymentsOf, tablesOf } from './area.ts';
import type { Base } from './base.ts';

type Controlled = Pick<
  Services,
  | 'accounts'
  | 'balances'
  | 'currencies'
  | 'cursors'
  | 'customerReviews'
  | 'customers'
  | 'eventHistory'
  | 'oauthClients'
  | 'paymentRequestEngine'
  | 'paymentRequests'
  | 'profiles'
  | 'quotes'
  | 'recipients'
  | 'simulatedEvents'
  | 'stockOrders'
  | 'tokenMint'
  | 'transferEngine'
  | 'transfers'
  | 'virtualAccounts'
>;

/** Identifiers of the operations on the address of the API. */
const apiOperations: ReadonlySet<string> = new Set(
  Object.values(operationTable)
    .filter(({ host }) => host === 'api')
    .map(({ id }) => id),
);

/** The sandbox controls: payments go to the areas that accept them, and a reset clears every area. */
export function sandboxArea(
  { config, database, patient, clock, ids, identityProvider }: Base,
  controlled: Controlled,
  areas: readonly Area[],
) {
  const store = sandboxStore(database, patient, [...tablesOf(areas), ...tables], controlled.currencies);
  const parts = { ...controlled, store, clock, ids };
  const controls = {
    sandboxFunds: new SandboxFunds({
      ...parts,
      deposits: new Deposits({ accepted: paymentsOf(areas), clock, ids }),
    }),
    sandboxClock: new SandboxClock({ ...parts, dueWork: areas.flatMap(({ dueWork }) => dueWork ?? []) }),
    sandboxOutcomes: new SandboxOutcomes({
      ...parts,
      transfers: transferStore(database),
      controls: controlled.transferEngine,
      reviews: controlled.customerReviews,
      orders: controlled.stockOrders,
    }),
    sandboxTokens: new SandboxTokens({ ...parts, identityProvider }),
  };
  const causedEvents = new CausedEvents({ ...parts, ...controls, magic });
  const sandboxFaults = new SandboxFaults({
    store: sandboxFaultStore(database),
    isOperation: (id) => apiOperations.has(id),
    clock,
    ids,
  });
  const settings = { simulatedRails: config.adapters.rails === 'simulated' };
  const handlers = {
    console: sandboxHandlers({ ...controlled, ...controls, causedEvents, sandboxFaults }, settings),
  };
  return {
    services: { ...controls, causedEvents, sandboxFaults },
    tables,
    // Production has no sandbox controls (G93).
    ...(config.environment === 'sandbox' && { handlers }),
  } satisfies Area;
}

const magic: MagicValues = {
  stuckAccount: `0123456${payoutEndings.stuck}`,
  refusedExchange: `EVENT${refusedExchangeEnding}`,
  rejectedDeposit: `EVENT${rejectedDepositEnding}`,
};

const tables: readonly ClearedTable[] = [
  { table: 'sandbox_fault', isOver: NONE },
  { table: 'refused_payout', isOver: NONE },
];
