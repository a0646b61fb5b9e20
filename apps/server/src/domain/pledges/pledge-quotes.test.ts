import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pledgeDesk } from '../../../test/harness/worlds/pledge-desk.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../money/decimal.ts';
import { canCreate } from './pledge-quote.ts';

const grant = { clientId: 'service-oauth2-1', userId: 'USR_1', beneficiaryId: 'BNF_1' };
const business = profileOf({ businessId: 'BUS_1' });

async function quoted(
  available: Readonly<Record<string, string>>,
  items: readonly (readonly [asset: string, amount: string])[],
  profile = business,
) {
  const quote = await pledgeDesk(available).pledgeQuotes.create(profile, grant, {
    reference: 'CASE-1',
    items: items.map(([asset, amount]) => ({ asset, amount: Decimal.parse(amount) })),
    expiresAt: undefined,
    meta: undefined,
  });
  return { locks: quote.items.map(({ canLock }) => canLock), canCreate: canCreate(quote) };
}

describe('an item can be locked', () => {
  it.each([
    ['all of what is available', '1', true],
    ['the smallest unit more than that', '1.00000001', false],
  ])('%s: %s BTC', async (_what, amount, can) => {
    expect(await quoted({ BTC: '1' }, [['BTC', amount]])).toEqual({ locks: [can], canCreate: can });
  });

  it('when the available balance covers it after all items before it: an asset named twice counts together', async () => {
    const items = [
      ['BTC', '0.6'],
      ['USDT', '5'],
      ['BTC', '0.4'],
      ['BTC', '0.00000001'],
    ] as const;
    expect(await quoted({ BTC: '1', USDT: '5' }, items)).toEqual({
      locks: [true, true, true, false],
      canCreate: false,
    });
  });

  it('not after an item of the same asset that cannot', async () => {
    const items = [
      ['BTC', '2'],
      ['BTC', '1'],
      ['USDT', '1'],
    ] as const;
    expect((await quoted({ BTC: '1', USDT: '1' }, items)).locks).toEqual([false, false, true]);
  });

  it('not of an asset in which the profile has no balance', async () => {
    expect((await quoted({}, [['BTC', '1']])).locks).toEqual([false]);
  });

  it.each([
    ['active and has accepted the terms', 'active', true, true],
    ['active and has not accepted the terms', 'active', false, false],
    ['inactive', 'inactive', true, false],
    ['in review', 'in_review', true, false],
    ['rejected', 'rejected', true, false],
  ] as const)('of a customer that is %s: %s', async (_what, status, hasAcceptedTerms, can) => {
    const key = { businessId: 'BUS_1', profileId: 'CUS_1' };
    const customer = profileOf(key, { customer: { status, hasAcceptedTerms } });
    expect((await quoted({ BTC: '1' }, [['BTC', '1']], customer)).locks).toEqual([can]);
  });

  it('as long as the sum of its asset up to it is available, and the pledge when all sums are', async () => {
    const item = fc.tuple(fc.constantFrom('BTC', 'USDT'), fc.integer({ min: 1, max: 9 }));
    const holdings = fc.record({ BTC: fc.nat(30), USDT: fc.nat(30) });
    await fc.assert(
      fc.asyncProperty(holdings, fc.array(item, { minLength: 1, maxLength: 8 }), async (held, items) => {
        const expected = items.map(([asset], index) => {
          const upTo = items.slice(0, index + 1).filter(([one]) => one === asset);
          return (
            upTo.reduce((sum, [, amount]) => sum + amount, 0) <= Number(held[asset as keyof typeof held])
          );
        });
        const given = items.map(([asset, amount]) => [asset, String(amount)] as const);
        expect(await quoted({ BTC: String(held.BTC), USDT: String(held.USDT) }, given)).toEqual({
          locks: expected,
          canCreate: !expected.includes(false),
        });
      }),
      { numRuns: 50 },
    );
  });
});
