import type { Profiles } from '../domain/accounts/profile.ts';
import type { Balances } from '../domain/balances/balances.ts';
import { Deposits } from '../domain/deposits/deposits.ts';
import { Sandbox } from '../domain/sandbox/sandbox.ts';
import type { TransferEngine } from '../domain/transfers/transfer-engine.ts';
import { sandboxStore } from '../storage/sandbox-store.ts';
import { transferStore } from '../storage/transfer-store.ts';
import { type Area, paymentsOf, tablesOf } from './area.ts';
import type { Base } from './base.ts';

interface Controlled {
  readonly profiles: Profiles;
  readonly balances: Balances;
  readonly transferEngine: TransferEngine;
}

/** What controls the sandbox: payments go to the areas that accept them, and a reset clears what every area has. */
export function sandboxArea(
  { database, patient, reference, clock, ids }: Base,
  { profiles, balances, transferEngine }: Controlled,
  areas: readonly Area[],
) {
  return {
    services: {
      sandbox: new Sandbox({
        store: sandboxStore(database, patient, tablesOf(areas)),
        profiles,
        balances,
        currencies: reference.currencies,
        transfers: transferStore(database),
        controls: transferEngine,
        deposits: new Deposits({ accepted: paymentsOf(areas), clock, ids }),
        clock,
        ids,
      }),
    },
  } satisfies Area;
}
