import { virtualAccountPayments } from '../domain/deposits/virtual-account-payments.ts';
import { VirtualAccounts } from '../domain/virtual-accounts/virtual-accounts.ts';
import { virtualBankAccountHandlers } from '../http/operations/virtual-bank-accounts/index.ts';
import { absentAccountBanks } from '../rails/absent-rails.ts';
import { simulatedAccountBanks } from '../rails/simulated/simulated-account-banks.ts';
import type { Services } from '../services.ts';
import { bankAccountStore } from '../storage/directory/postgres-bank-accounts.ts';
import { virtualAccountStore } from '../storage/money/postgres-virtual-account-store.ts';
import { NONE } from '../storage/sandbox/postgres-sandbox-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Virtual bank accounts, and the payments to them. */
export function virtualAccountsArea(base: Base, { customers }: Pick<Services, 'customers'>) {
  const { config, database, reference, clock, ids, randomness, ledger } = base;
  const { currencies } = reference;
  const store = virtualAccountStore(database);
  const banks =
    config.adapters.rails === 'none'
      ? absentAccountBanks
      : simulatedAccountBanks({
          settings: reference.rails,
          banks: reference.banks,
          accounts: bankAccountStore(database),
          randomness,
        });
  const services = {
    virtualAccounts: new VirtualAccounts({ store, banks, customers, currencies, clock, ids }),
  };
  return {
    services,
    handlers: { api: virtualBankAccountHandlers(services) },
    tables: [{ table: 'virtual_bank_account', isOver: NONE }],
    payments: {
      'virtual bank account': virtualAccountPayments({
        accounts: store,
        banks,
        ledger,
        eventBodies: base.eventBodies.deposits,
        currencies,
        ids,
      }),
    },
  } satisfies Area;
}
