import { describe, expect, it } from 'vitest';
import {
  type Asked,
  ask,
  mpesaPays,
  refusalOf,
  toBank,
  toTron,
} from '../../../test/harness/seed/asked-quote.ts';
import { loadReference } from '../../reference/load-reference.ts';

const { currencies } = loadReference();

/** The refusal of a movement by an address when the networks of USDT are closed for it. */
function refusalWhereClosed(direction: 'deposit' | 'withdrawal', closed: (network: string) => boolean) {
  const tether = currencies.known('USDT');
  if (tether.type !== 'crypto') throw new Error('USDT is no cryptocurrency');
  const changed = {
    ...tether,
    networks: tether.networks.map((one) => (closed(one.network.code) ? { ...one, [direction]: false } : one)),
  };
  const get = (code: string) => (code === 'USDT' ? changed : currencies.get(code));
  return refusalOf(
    {
      target_currency: 'USDT',
      source_amount: '100',
      ...(direction === 'deposit' ? { pay_in: { type: 'address' as const } } : { pay_out: toTron }),
    },
    { reference: { currencies: Object.assign(Object.create(currencies), { get }) } },
  );
}

describe.each([
  ['deposit', 'pay_in.network'],
  ['withdrawal', 'pay_out.network'],
] as const)('a network that is closed for the %s', (direction, field) => {
  it('is refused with those that are open', async () => {
    expect(await refusalWhereClosed(direction, (network) => network === 'TRX')).toEqual({
      [field]: [`TRX does not support ${direction}s of USDT. Use one of: BSC, ETH, XPL, SOL.`],
    });
  });

  it('is refused without another one where all are closed', async () => {
    expect(await refusalWhereClosed(direction, () => true)).toEqual({
      [field]: [`USDT does not currently support ${direction}s.`],
    });
  });
});

describe('a field that means nothing with the type of an end', () => {
  const naira: Asked = { source_currency: 'NGN', target_currency: 'NGN' };
  const ofPayer = { network: 'TRX', phone: '+254712345678', recipient_id: 'REC_1yHk6SvP9dCm4XtQ' };
  const ofPayee = { address: toTron.address, network: 'TRX', memo: '1' };
  const every = { ...ofPayee, recipient_id: toBank.recipient_id };

  it.each<[Asked, readonly string[]]>([
    [{ pay_in: { type: 'balance', ...ofPayer } }, ['network', 'phone', 'recipient_id']],
    [{ target_currency: 'USDT', pay_in: { type: 'address', ...ofPayer } }, ['phone', 'recipient_id']],
    [
      { ...naira, pay_in: { type: 'temporary_bank_account', ...ofPayer } },
      ['network', 'phone', 'recipient_id'],
    ],
    [{ pay_out: { type: 'balance', ...every } }, ['recipient_id', 'address', 'network', 'memo']],
    [{ pay_out: { ...toBank, ...ofPayee } }, ['address', 'network', 'memo']],
  ])('is refused beside every other: %j', async (request, names) => {
    const side = 'pay_in' in request ? 'pay_in' : 'pay_out';
    const type = request[side]?.type;
    const reasons = names.map((name) => [
      `${side}.${name}`,
      [`\`${name}\` is not allowed with the type ${type}. Leave it out.`],
    ]);
    expect(await refusalOf(request)).toEqual(Object.fromEntries(reasons));
  });

  it.each<[Asked]>([
    [{ pay_in: { type: 'balance' }, pay_out: { type: 'balance' } }],
    [{ target_currency: 'USDT', pay_in: { type: 'address' } }],
    [{ ...naira, pay_in: { type: 'temporary_bank_account' } }],
    [{ source_currency: 'KES', target_currency: 'KES', pay_in: mpesaPays }],
    [{ pay_out: toBank }],
    [{ target_currency: 'USDT', pay_out: toTron }],
  ])('is not one that the contract does not know (G18): %j', async ({ pay_in, pay_out, ...request }) => {
    const unknown = { colour: 'red' };
    const quote = await ask({
      source_amount: '1000',
      ...request,
      ...(pay_in && { pay_in: { ...pay_in, ...unknown } }),
      ...(pay_out && { pay_out: { ...pay_out, ...unknown } }),
    });
    expect(JSON.stringify(quote)).not.toContain('colour');
  });
});
