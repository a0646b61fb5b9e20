import { describe, expect, it } from 'vitest';
import { sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { business } from '../../../test/harness/worlds/test-ledger.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Decimal } from '../money/decimal.ts';
import type { Charged } from '../quotes/charged.ts';
import { Charges } from './charges.ts';

const charges = new Charges(loadReference().currencies);

const shown = ({ fee, net }: Charged) => ({
  ...(fee && {
    fee: `${fee.name} ${fee.amount.amount} ${fee.amount.currency}`,
    converted: `${fee.converted.amount} ${fee.converted.currency}`,
  }),
  net: net.toString(),
});

describe('the deposit fee', () => {
  it.each([
    ['20000', '150', '19850'],
    ['150.01', '150', '0.01'],
    ['150', '150', '0'],
    ['149.99', '149.99', '0'],
    ['0.01', '0.01', '0'],
  ])('of %s NGN is %s, never more than the deposit: %s is left', (arrived, fee, net) => {
    const charged = charges.ofDeposit(quoteOf('deposit', business), Decimal.parse(arrived));
    expect(shown(charged)).toEqual({ fee: `Deposit fee ${fee} NGN`, converted: `${fee} NGN`, net });
  });

  it('of a purchase is told in the currency that was wanted, too', () => {
    const charged = charges.ofDeposit(quoteOf('buy', business), Decimal.parse('150000'));
    expect(shown(charged)).toEqual({
      fee: 'Deposit fee 150 NGN',
      converted: '0.0867052 USDT',
      net: '149850',
    });
  });

  it('is not taken off a cryptocurrency', () => {
    expect(shown(charges.ofDeposit(quoteOf('sell', business), Decimal.parse('300')))).toEqual({ net: '300' });
  });
});

describe('the refund fee', () => {
  it.each([
    ['171892.5', '21.5', '171871', '0.0125'],
    ['21.5', '21.5', '0', '0.0125'],
    ['21.49', '21.49', '0', '0.01249419'],
    ['0.01', '0.01', '0', '0.00000581'],
  ])('of %s NGN is %s, never more than the refund: %s is left', (target, fee, net, converted) => {
    const transfer = sampleTransfer(quoteOf('withdrawal', business), { targetAmount: Decimal.parse(target) });
    expect(shown(charges.ofRefund(transfer))).toEqual({
      fee: `Refund fee ${fee} NGN`,
      converted: `${converted} USDT`,
      net,
    });
  });

  it('is not taken off a cryptocurrency', () => {
    const quote = quoteOf('withdrawal', business, {
      targetCurrency: 'USDT',
      targetAmount: Decimal.parse('97'),
      payOut: { type: 'address', network: 'TRX', address: 'TQABg9qbK9Y6xuH6SD47H9VYDitPC9s2TB' },
    });
    expect(shown(charges.ofRefund(sampleTransfer(quote)))).toEqual({ net: '97' });
  });
});
