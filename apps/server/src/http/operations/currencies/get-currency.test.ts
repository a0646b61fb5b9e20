import { describe, expect, it } from 'vitest';
import {
  describeSharedRefusals,
  expectRefusal,
  failingService,
  referenceApi,
} from '../../../../test/harness/reference-refusals.ts';

const path = '/v1/currencies/USDT';
const api = referenceApi();

describe('200', () => {
  it('shows a cryptocurrency with its networks', async () => {
    const response = await api().call(path);
    const body = await response.json();
    expect([response.status, body.status, body.message]).toEqual([200, 'success', 'Currency retrieved.']);
    const { supported_networks: networks, ...currency } = body.data;
    expect(currency).toEqual({
      code: 'USDT',
      name: 'Tether USD',
      display_name: 'Tether',
      type: 'crypto',
      is_stablecoin: true,
      decimals: 8,
      deposit: true,
      withdrawal: true,
      default_network: 'TRX',
      is_ramp_buy_supported: true,
      is_ramp_sell_supported: true,
    });
    expect(networks).toContainEqual({
      id: 'USDT-TRX',
      name: 'Tron',
      network: 'TRX',
      decimals: 6,
      deposit: true,
      withdrawal: true,
      status: 'active',
      is_ramp_buy_supported: true,
      is_ramp_sell_supported: true,
      address_regex: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
      min_deposit_amount: '1.00',
      min_withdrawal_amount: '5.00',
      max_withdrawal_amount: '100000.00',
      withdrawal_fee: '3.00',
    });
  });

  it('shows the form of memos where the network has them', async () => {
    const { data } = await (await api().call('/v1/currencies/XRP')).json();
    expect(data.supported_networks[0].memo_regex).toBe('^(0|[1-9][0-9]{0,9})$');
  });

  it('shows fiat money without networks', async () => {
    const { data } = await (await api().call('/v1/currencies/NGN')).json();
    expect(data).toEqual({
      code: 'NGN',
      name: 'Nigerian naira',
      display_name: 'Naira',
      type: 'fiat',
      is_stablecoin: false,
      decimals: 2,
      deposit: true,
      withdrawal: true,
      is_ramp_buy_supported: false,
      is_ramp_sell_supported: false,
      supported_networks: [],
    });
  });

  it('takes the code in any case and with spaces around it (G52)', async () => {
    const { data } = await (await api().call('/v1/currencies/%20usdt%20')).json();
    expect(data.code).toBe('USDT');
  });
});

describe('400', () => {
  it('for an unknown parameter under strict handling', async () => {
    const response = await api().call(`${path}?fields=name`, { headers: { Prefer: 'handling=strict' } });
    await expectRefusal(response, 400, 'request_validation');
  });
});

describe('404', () => {
  it.each(['XYZ', 'TETHER', '__proto__'])('for %s', async (code) => {
    const body = await expectRefusal(await api().call(`/v1/currencies/${code}`), 404, 'not_found');
    expect(body.message).toContain(code);
  });
});

describeSharedRefusals({ path, failing: (error) => ({ currencies: failingService(error) }) });
