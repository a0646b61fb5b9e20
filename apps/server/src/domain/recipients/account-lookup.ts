import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { AccountDirectory, DirectoryAccount } from './account-directory.ts';
import { knownBank } from './known-bank.ts';
import { mobileMoneyOperators } from './mobile-money-operators.ts';
import { phoneNumberOf } from './phone-number.ts';
import type { RecipientWorld } from './recipient-world.ts';

/** The account to look up. */
export interface AccountQuestion {
  readonly channel: DirectoryAccount['channel'];
  readonly currency: string;
  /** ISO 3166-1 alpha-2; absent if the code alone identifies the bank or operator. */
  readonly country: string | undefined;
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** An account with the name of its bank or operator. */
interface Kept extends Omit<DirectoryAccount, 'channel'> {
  readonly name: string;
}

/** Looks up the holder of an account before it is saved as a recipient (G75). */
export class AccountLookup {
  readonly #directory: AccountDirectory;
  readonly #world: Pick<RecipientWorld, 'banks' | 'countries'>;

  constructor(directory: AccountDirectory, world: Pick<RecipientWorld, 'banks' | 'countries'>) {
    this.#directory = directory;
    this.#world = world;
  }

  /**
   * The name on the account, and that of the bank or operator.
   *
   * @throws FieldError when no bank or operator with the code has accounts in the currency and the country, and for
   * an invalid phone number on the channel `mobile_money`.
   * @throws ResourceNotFound when the bank or operator does not know the account.
   * @throws Unavailable when it cannot be reached.
   */
  async resolve(
    question: AccountQuestion,
  ): Promise<{ readonly accountName: string; readonly bankName: string }> {
    const channel = channelOf(question);
    const { name, ...account } =
      channel === 'bank_transfer' ? this.#atBank(question) : this.#atOperator(question);
    const accountName = await this.#directory.holderOf({ channel, ...account });
    if (accountName === undefined) {
      throw new ResourceNotFound(`account ${question.accountNumber} at ${name}`);
    }
    return { accountName, bankName: name };
  }

  #atBank({ currency, country, bankCode, accountNumber }: AccountQuestion): Kept {
    const banks = this.#world.banks.filter((bank) => bank.currency === currency);
    refuseEmpty(banks, 'currency_id', `No supported bank has accounts in ${currency}.`);
    const there = banks.filter((bank) => bank.country === (country ?? bank.country));
    refuseEmpty(there, 'country_id', `No supported bank in ${country} has accounts in ${currency}.`);
    const bank = knownBank(this.#world, bankCode, { currency, country });
    return { name: bank.name, country: bank.country, bankCode: bank.code, accountNumber };
  }

  #atOperator({ currency, country, bankCode, accountNumber }: AccountQuestion): Kept {
    const served = mobileMoneyOperators.flatMap((operator) =>
      this.#world.countries
        .filter((one) => operator.countries.includes(one.id) && one.currency.code === currency)
        .map((one) => ({ ...one, operator })),
    );
    refuseEmpty(served, 'currency_id', `No supported mobile money operator has accounts in ${currency}.`);
    const there = served.filter(({ id }) => id === (country ?? id));
    refuseEmpty(
      there,
      'country_id',
      `No supported mobile money operator has accounts in ${currency} in ${country}.`,
    );
    const theirs = there.filter(({ operator }) => operator.code === bankCode);
    const codes = [...new Set(there.map(({ operator }) => operator.code))].join(', ');
    refuseEmpty(
      theirs,
      'bank_code',
      `No operator of ${currency} has the code ${bankCode}. Use one of: ${codes}.`,
    );
    const phone = phoneNumberOf({ field: 'account_number', value: accountNumber }, theirs);
    return {
      name: phone.country.operator.name,
      country: phone.country.id,
      bankCode,
      accountNumber: phone.number,
    };
  }
}

/** Nigerian mobile money operators have account numbers and codes like banks (G75). */
function channelOf({ channel, currency }: AccountQuestion): AccountQuestion['channel'] {
  return currency === 'NGN' ? 'bank_transfer' : channel;
}

/** @throws FieldError on the field when the list is empty. */
function refuseEmpty(left: readonly unknown[], field: string, reason: string): void {
  if (left.length === 0) throw new FieldError({ [field]: [reason] });
}
