import { describe, expect, it } from 'vitest';
import {
  describeSharedRefusals,
  expectRefusal,
  failingService,
  referenceApi,
} from '../../../../test/harness/reference-refusals.ts';

const path = '/v1/validate';
const api = referenceApi();

const sample = {
  type: 'address',
  address: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
  currency: 'USDT',
  network: 'TRX',
};

function posting(body: unknown, contentType = 'application/json'): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method: 'POST', headers: { 'Content-Type': contentType }, body: text };
}

describe('200', () => {
  it('says that an address is valid, for anybody', async () => {
    const response = await api().call(path, posting(sample));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'success',
      message: 'Address checked.',
      data: { valid: true },
    });
  });

  it.each([
    [
      'a memo on Stellar',
      {
        address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
        currency: 'USDC',
        network: 'XLM',
        memo: '1749203846',
      },
      true,
    ],
    ['codes in small letters', { currency: 'usdt', network: ' trx ' }, true],
    ['a wrong checksum', { address: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZZ' }, false],
    ['another network', { network: 'ETH' }, false],
    ['a memo on Tron', { memo: '1' }, false],
  ])('judges %s', async (_, changes, valid) => {
    const { data } = await (await api().call(path, posting({ ...sample, ...changes }))).json();
    expect(data).toEqual({ valid });
  });
});

describe('addresses of test networks', () => {
  const sandbox = referenceApi({ takesTestAddresses: true });

  it.each([
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BTC', 'TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX'],
    ['BTC', 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r'],
    ['BTC', '2N3vVYSK5XRgVSGWy21PnsRmBUywSQNdCsf'],
    ['LTC', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'],
    ['LTC', 'QXHFfTBKYXjaaTH1e7Rox8CcdNPGHVhM59'],
    ['DOGE', 'nesRpRaAbTDmZHwmzBkLd2AtF7Z9L9z5S2'],
  ])('of %s are valid in the sandbox, and not in production: %s', async (currency, address) => {
    const asked = posting({ type: 'address', currency, network: currency, address });
    const broken = posting({
      type: 'address',
      currency,
      network: currency,
      address: `${address.slice(0, -1)}1`,
    });
    const answers = [sandbox().call(path, asked), api().call(path, asked), sandbox().call(path, broken)];
    const shown = await Promise.all(answers.map(async (answer) => (await (await answer).json()).data.valid));
    expect(shown).toEqual([true, false, false]);
  });

  it('are matched by the pattern that the sandbox shows, beside those of the main network', async () => {
    const patternOf = async (given: typeof api) => {
      const { data } = await (await given().call('/v1/currencies/BTC')).json();
      return new RegExp(data.supported_networks[0].address_regex);
    };
    const addresses = [
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ];
    const [ours, theirs] = [await patternOf(sandbox), await patternOf(api)];
    expect(addresses.map((address) => ours.test(address))).toEqual([true, true]);
    expect(addresses.map((address) => theirs.test(address))).toEqual([false, true]);
  });
});

describe('400', () => {
  it.each([
    ['NGN', { currency: ['NGN is not a supported cryptocurrency.'] }],
    ['BTC', { network: ['TRX does not support BTC. Use one of: BTC.'] }],
  ])('for %s on TRX', async (currency, reasons) => {
    const response = await api().call(path, posting({ ...sample, currency }));
    const body = await expectRefusal(response, 400, 'request_validation');
    const fields = Object.entries(reasons).map(([field, lines]) => [
      field,
      lines.map((reason) => ({ reason })),
    ]);
    expect(body.fields).toEqual(Object.fromEntries(fields));
  });

  it.each([
    ['type', { type: 'bank' }],
    ['address', { address: '' }],
    ['address', { address: 'x'.repeat(256) }],
    ['network', { network: undefined }],
    ['memo', { memo: 'x'.repeat(256) }],
  ])('for a wrong %s', async (field, changes) => {
    const response = await api().call(path, posting({ ...sample, ...changes }));
    const body = await expectRefusal(response, 400, 'schema_validation');
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('for broken JSON', async () => {
    await expectRefusal(await api().call(path, posting('{"type":')), 400, 'bad_request');
  });
});

describe('413', () => {
  it('for a body of more than 256 KiB', async () => {
    const response = await api().call(path, posting({ ...sample, more: 'x'.repeat(262_144) }));
    await expectRefusal(response, 413, 'payload_too_large');
  });
});

describe('415', () => {
  it('for a form', async () => {
    const response = await api().call(path, posting('type=address', 'application/x-www-form-urlencoded'));
    await expectRefusal(response, 415, 'unsupported_media_type');
  });
});

describeSharedRefusals({
  path,
  init: posting(sample),
  failing: (error) => ({ addressValidation: failingService(error) }),
});
