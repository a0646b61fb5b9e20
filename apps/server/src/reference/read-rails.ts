import type { Bank } from '../domain/reference/bank.ts';
import type { Country } from '../domain/reference/country.ts';
import type { PayInChannel, RailKind, RailsSettings } from '../rails/simulated/rails-settings.ts';
import { ReferenceDataError, readReferenceFile, refuse, refuseRepeats } from './reference-file.ts';

const FILE = 'rails.yaml';
const SECOND_MS = 1000;

interface AccountEntry extends Pick<Bank, 'country' | 'currency'> {
  readonly bank_code: string;
}

interface PayInEntry {
  readonly channel: PayInChannel;
  readonly expires_after: number;
  readonly arrives_after?: number;
}

/** Times are in seconds. */
interface RailsFile {
  readonly steps: { readonly [Name in 'take_up' | 'exchange' | 'send' | 'refund']: number };
  readonly rails: readonly {
    readonly name: RailKind;
    readonly confirm: number;
    readonly deliver: number;
  }[];
  readonly pay_ins: readonly PayInEntry[];
  readonly accounts: readonly AccountEntry[];
}

/**
 * Reads `rails.yaml`, which must give the delays of every rail and channel, and a bank for each currency that a country
 * accepts in temporary accounts. Throws a ReferenceDataError.
 */
export function readRails(
  text: string,
  banks: readonly Bank[],
  countries: readonly Country[],
): RailsSettings {
  const { steps, rails, pay_ins, accounts } = readReferenceFile<RailsFile>(FILE, text);
  refuseRepeats(rails, 'name');
  refuseRepeats(pay_ins, 'channel');
  refuseRepeats(accounts, 'currency');
  const rail = (kind: RailKind) => {
    const { confirm, deliver } = rails.find(({ name }) => name === kind) ?? refuseMissing(kind);
    return { confirm: confirm * SECOND_MS, deliver: deliver * SECOND_MS };
  };
  const payIn = (kind: PayInChannel) =>
    pay_ins.find(({ channel }) => channel === kind) ?? refuseMissing(kind);
  const expiresAfter = (kind: PayInChannel) => payIn(kind).expires_after * SECOND_MS;
  const settings: RailsSettings = {
    steps: {
      takeUp: steps.take_up * SECOND_MS,
      exchange: steps.exchange * SECOND_MS,
      send: steps.send * SECOND_MS,
      refund: steps.refund * SECOND_MS,
    },
    rails: { bank: rail('bank'), chain: rail('chain'), mobile_money: rail('mobile_money') },
    expiresAfter: {
      address: expiresAfter('address'),
      mobile_money: expiresAfter('mobile_money'),
      temporary_bank_account: expiresAfter('temporary_bank_account'),
    },
    phonePaysAfter: (payIn('mobile_money').arrives_after ?? 0) * SECOND_MS,
    banks: new Map(accounts.map((entry) => [entry.currency, bankOf(entry, banks)])),
  };
  refuseMissingBanks(settings.banks, countries);
  return settings;
}

function refuseMissing(name: string): never {
  throw new ReferenceDataError(`${FILE} has no entry for ${name}.`);
}

function bankOf(entry: AccountEntry, banks: readonly Bank[]): Bank {
  const { country, currency, bank_code } = entry;
  return (
    banks.find((one) => one.country === country && one.currency === currency && one.code === bank_code) ??
    refuse(
      entry,
      'bank_code',
      `has to be that of a bank which banks.yaml lists in ${country} for ${currency}`,
    )
  );
}

function refuseMissingBanks(banks: ReadonlyMap<string, Bank>, countries: readonly Country[]): void {
  const missing = countries
    .flatMap(({ paymentMethods }) => paymentMethods)
    .filter(({ channel, currency }) => channel === 'temporary_bank_account' && !banks.has(currency.code))
    .map(({ currency }) => currency.code);
  if (missing.length > 0) {
    throw new ReferenceDataError(
      `${FILE} has no bank for ${[...new Set(missing)].join(', ')}, which countries.yaml lets be paid into temporary accounts.`,
    );
  }
}
