import type { BankAccounts } from '../../domain/rails/bank-accounts.ts';
import type { Randomness } from '../../domain/randomness.ts';
import type { Bank } from '../../domain/reference/bank.ts';
import type { AccountBanks } from '../../domain/virtual-accounts/account-banks.ts';
import { accountHolder } from '../banks/simulated-account-directory.ts';
import { accountNumber, freeAccountNumber } from './account-numbers.ts';
import type { RailsSettings } from './rails-settings.ts';
import { seededRandomness } from './seeded-randomness.ts';

interface Dependencies {
  readonly settings: Pick<RailsSettings, 'banks'>;
  /** The banks that payers pay from. */
  readonly banks: readonly Bank[];
  readonly accounts: Pick<BankAccounts, 'isTaken'>;
  readonly randomness: Randomness;
}

/** The banks of the sandbox. The same payment always comes from the same account, which is in the account directory. */
export function simulatedAccountBanks(parts: Dependencies): AccountBanks {
  return {
    bankIn: async (currency) => parts.settings.banks.get(currency),
    freeNumber: (bank) =>
      freeAccountNumber(bank, parts.randomness, async (accountNumber) =>
        (await parts.accounts.isTaken({ bankCode: bank.code, accountNumber })) ? undefined : accountNumber,
      ),
    payerOf: async (reference, currency) => {
      const banks = parts.banks.filter((bank) => bank.currency === currency);
      const randomness = seededRandomness(`payer of ${reference}`);
      const [byte = 0] = randomness.bytes(1);
      const bank = banks[byte % banks.length];
      if (bank === undefined) throw new Error(`No bank pays ${currency}.`);
      const number = accountNumber(bank, randomness);
      return {
        accountName: accountHolder(bank.code, number),
        accountNumber: number,
        bankName: bank.name,
      };
    },
  };
}
