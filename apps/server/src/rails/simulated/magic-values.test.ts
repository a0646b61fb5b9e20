import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { magicAddresses } from '../../../test/harness/worlds/magic-addresses.ts';
import { isUsableOn } from '../../domain/addresses/usable-address.ts';
import { networksOf } from '../../domain/reference/networks.ts';
import { loadReference } from '../../reference/load-reference.ts';
import {
  declinesToPay,
  decliningPhoneEnding,
  type PayoutFate,
  payoutEndings,
  payoutFate,
  refusedExchangeEnding,
  refusesExchange,
  rejectedDepositEnding,
  rejectedPhoneEnding,
  reviewNames,
  twoStepEnding,
  unknownAccountEnding,
} from './magic-values.ts';

const networks = [...networksOf(loadReference().currencies).values()];
const fates: readonly PayoutFate[] = ['refused', 'returned', 'stuck'];

describe('magic addresses', () => {
  it.each(networks)('on $code are right in form and checksum, and end as they say', (network) => {
    const addresses = magicAddresses[network.addressFormat];
    for (const fate of fates) {
      expect(isUsableOn(network, { address: addresses[fate] })).toBe(true);
      expect(payoutFate(addresses[fate])).toBe(fate);
    }
  });

  it('are no others than the formats of the networks', () => {
    const formats = new Set(networks.map(({ addressFormat }) => addressFormat));
    expect(Object.keys(magicAddresses).toSorted()).toEqual([...formats].toSorted());
  });
});

describe('magic endings', () => {
  it.each([
    ['0123456222', 'refused'],
    ['+254700000222', 'refused'],
    ['0123456333', 'returned'],
    ['0123456444', 'stuck'],
    ['0123456789', undefined],
    ['2220000000', undefined],
    ['0123452223', undefined],
    ['22', undefined],
  ])('%s is %s', (destination, fate) => {
    expect(payoutFate(destination)).toBe(fate);
  });

  it('decide whether a phone pays and whether the venue exchanges', () => {
    expect(['+254700000222', '+254700000333', '+254700000111'].map(declinesToPay)).toEqual([
      true,
      false,
      false,
    ]);
    expect(['INV-1-REFUSED', 'INV-REFUSED-1', 'REFUSED', 'INV-1'].map(refusesExchange)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('spec/guides/sandbox.md', () => {
  const guide = readFileSync(new URL('../../../../../spec/guides/sandbox.md', import.meta.url), 'utf8');
  const tables = guide.match(/(^\|.*\n)+/gm) ?? [];
  const table = (head: readonly string[], rows: readonly string[][]): string =>
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  const code = (text: string): string => `\`${text}\``;

  it('lists the endings as the rails have them', () => {
    const destination = 'account number, phone number or address of a payout';
    expect(tables[0]).toBe(
      table(
        ['Value', 'Ends in', 'Outcome'],
        [
          [
            destination,
            code(payoutEndings.refused),
            'The payout is refused: `failed`, then `funds_refunded`.',
          ],
          [
            destination,
            code(payoutEndings.returned),
            'The payout is sent and returned: `funds_not_delivered`, then `funds_refunded`.',
          ],
          [
            destination,
            code(payoutEndings.stuck),
            'The payout is sent and never arrives: it stays `outgoing_payment_sent`.',
          ],
          [
            'phone number that pays in by mobile money',
            code(decliningPhoneEnding),
            'The payer declines: the transfer becomes `cancelled` when its `pay_in` expires, the payment request `expired`.',
          ],
          [
            'phone number that pays a payment request',
            code(rejectedPhoneEnding),
            'The operator rejects the payment: `failed`.',
          ],
          [
            '`reference` of a payment request to a bank account or an address',
            code(rejectedDepositEnding),
            'The rail rejects the first deposit: `failed`.',
          ],
          [
            '`reference` of a payment request',
            code(twoStepEnding),
            'The payment request has `two_step` while it is pending.',
          ],
          [
            '`reference` of a quote',
            code(refusedExchangeEnding),
            'The venue refuses the conversion: `failed`.',
          ],
          ['account number in an account lookup', code(unknownAccountEnding), 'The account is unknown: 404.'],
        ],
      ),
    );
  });

  it('lists the names that decide a review', () => {
    expect(tables[1]).toBe(
      table(
        ['Name', 'Outcome'],
        [
          [code(reviewNames.approved), 'The customer becomes `active`.'],
          [code(reviewNames.rejected), 'The customer becomes `rejected`, with a reason.'],
        ],
      ),
    );
  });

  it('lists the addresses of every network', () => {
    const rows = Object.entries(magicAddresses).flatMap(([format, addresses]) => {
      const codes = networks
        .filter(({ addressFormat }) => addressFormat === format)
        .map(({ code: networkCode }) => networkCode)
        .toSorted();
      return fates.map((fate) => [codes.join(', '), code(addresses[fate])]);
    });
    expect(tables).toContain(table(['Network', 'Address'], rows));
  });
});
