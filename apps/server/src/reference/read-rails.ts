import type { Bank } from '../domain/reference/bank.ts';
import type { Country } from '../domain/reference/country.ts';
import {
  type PayInChannel,
  payInChannels,
  type RailKind,
  type RailsSettings,
  railKinds,
} from '../rails/simulated/rails-settings.ts';
import { Entry, ReferenceDataError, refuseRepeats } from './entry.ts';

const FILE = 'rails.yaml';
const SECOND_MS = 1000;

/**
 * Reads `rails.yaml`, which must give the delays of every rail and channel, and a bank for each currency that a country
 * accepts in temporary accounts. Throws a ReferenceDataError.
 */
export function readRails(
  text: string,
  banks: readonly Bank[],
  countries: readonly Country[],
): RailsSettings {
  const top = Entry.file(FILE, text);
  const steps = readSteps(top.entry('steps'));
  const rails = timed(top.list('rails'), 'name', railKinds, (entry) => ({
    confirm: milliseconds(entry, 'confirm'),
    deliver: milliseconds(entry, 'deliver'),
  }));
  let phonePaysAfter = 0;
  const expiresAfter = timed(top.list('pay_ins'), 'channel', payInChannels, (entry, channel) => {
    if (channel === 'mobile_money') phonePaysAfter = milliseconds(entry, 'arrives_after');
    return milliseconds(entry, 'expires_after');
  });
  const accounts = top.list('accounts');
  refuseRepeats(accounts, 'currency');
  const settings: RailsSettings = {
    steps,
    rails: { bank: rails('bank'), chain: rails('chain'), mobile_money: rails('mobile_money') },
    expiresAfter: {
      address: expiresAfter('address'),
      mobile_money: expiresAfter('mobile_money'),
      temporary_bank_account: expiresAfter('temporary_bank_account'),
    },
    phonePaysAfter,
    banks: new Map(accounts.map((entry) => readAccount(entry, banks))),
  };
  top.finish();
  refuseMissingBanks(settings.banks, countries);
  return settings;
}

function readSteps(entry: Entry): RailsSettings['steps'] {
  const steps = {
    takeUp: milliseconds(entry, 'take_up'),
    exchange: milliseconds(entry, 'exchange'),
    send: milliseconds(entry, 'send'),
    refund: milliseconds(entry, 'refund'),
  };
  entry.finish();
  return steps;
}

/** The value read from each entry, by name; a name without an entry throws. */
function timed<Name extends RailKind | PayInChannel, Value>(
  entries: readonly Entry[],
  member: string,
  names: readonly Name[],
  read: (entry: Entry, name: Name) => Value,
): (name: Name) => Value {
  refuseRepeats(entries, member);
  const values = new Map(
    entries.map((entry) => {
      const name = entry.oneOf(member, names);
      const value = read(entry, name);
      entry.finish();
      return [name, value];
    }),
  );
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new ReferenceDataError(`${FILE} has no entry for ${name}.`);
    return value;
  };
}

function milliseconds(entry: Entry, member: string): number {
  return entry.count(member) * SECOND_MS;
}

function readAccount(entry: Entry, banks: readonly Bank[]): [string, Bank] {
  const country = entry.text('country');
  const currency = entry.text('currency');
  const code = entry.text('bank_code');
  const bank = banks.find((one) => one.country === country && one.currency === currency && one.code === code);
  entry.finish();
  return [
    currency,
    bank ??
      entry.fail(
        'bank_code',
        `has to be that of a bank which banks.yaml lists in ${country} for ${currency}`,
      ),
  ];
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
