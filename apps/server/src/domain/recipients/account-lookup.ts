import type { components } from '@finops/contract';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { AccountDirectory, DirectoryAccount } from './account-directory.ts';
import { knownBank } from './known-bank.ts';
import { mobileMoneyOperators } from './mobile-money-operators.ts';
import { phoneNumberOf } from './phone-number.ts';
import type { RecipientWorld } from './recipient-world.ts';

type Question = components['schemas']['BankAccountResolve'];

/** Where an account is kept: at a bank or an operator of this name. */
interface Kept extends Omit<DirectoryAccount, 'channel'> {
  readonly name: string;
}

/** Tells in whose name an account stands, before a recipient is made of it (G75). */
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
   * @throws FieldError when no bank or operator of the code keeps accounts in the currency and the country, and for what is no
   * phone number on the channel `mobile_money`.
   * @throws ResourceNotFound when the bank or operator does not know the account.
   * @throws Unavailable when it cannot be asked.
   */
  async resolve(question: Question): Promise<{ readonly accountName: string; readonly bankName: string }> {
    const channel = question.channel ?? 'bank_transfer';
    const { name, ...account } =
      channel === 'bank_transfer' ? this.#atBank(question) : this.#atOperator(question);
    const accountName = await this.#directory.holderOf({ channel, ...account });
    if (accountName === undefined) {
      throw new ResourceNotFound(`account ${question.account_number} at ${name}`);
    }
    return { accountName, bankName: name };
  }

  #atBank({ currency_id, country_id, bank_code, account_number }: Question): Kept {
    const banks = this.#world.banks.filter(({ currency }) => currency === currency_id);
    refuseEmpty(banks, 'currency_id', `No bank here keeps accounts in ${currency_id}.`);
    const there = banks.filter(({ country }) => country === (country_id ?? country));
    refuseEmpty(there, 'country_id', `No bank of ${country_id} keeps accounts in ${currency_id} here.`);
    const { name, country } = knownBank(there, bank_code, `with accounts in ${currency_id}`);
    return { name, country, bankCode: bank_code, accountNumber: account_number };
  }

  #atOperator({ currency_id, country_id, bank_code, account_number }: Question): Kept {
    const served = mobileMoneyOperators.flatMap((operator) =>
      this.#world.countries
        .filter(({ id, currency }) => operator.countries.includes(id) && currency.code === currency_id)
        .map((country) => ({ operator, country })),
    );
    refuseEmpty(served, 'currency_id', `No mobile money operator here keeps ${currency_id}.`);
    const there = served.filter(({ country }) => country.id === (country_id ?? country.id));
    refuseEmpty(there, 'country_id', `No mobile money operator here keeps ${currency_id} in ${country_id}.`);
    const theirs = there.filter(({ operator }) => operator.code === bank_code);
    const codes = [...new Set(there.map(({ operator }) => operator.code))].join(', ');
    refuseEmpty(
      theirs,
      'bank_code',
      `No operator of ${currency_id} has the code ${bank_code}; use ${codes}.`,
    );
    const phone = phoneNumberOf(
      { field: 'account_number', value: account_number },
      theirs.map(({ country, operator }) => ({ ...country, operator })),
    );
    return {
      name: phone.country.operator.name,
      country: phone.country.id,
      bankCode: bank_code,
      accountNumber: phone.number,
    };
  }
}

/** @throws FieldError on the field when nothing is left. */
function refuseEmpty(left: readonly unknown[], field: string, reason: string): void {
  if (left.length === 0) throw new FieldError({ [field]: [reason] });
}
