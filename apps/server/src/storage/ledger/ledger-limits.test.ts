import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { givenLedger } from '../../../test/harness/worlds/given-ledger.ts';
import {
  business,
  customer,
  foreign,
  holdings,
  move,
  newBalance,
  opening,
  own,
} from '../../../test/harness/worlds/test-ledger.ts';
import { type ProfileAccountName, profileAccounts } from '../../domain/ledger/account.ts';

describe.each(databases)('the ledger on $name', (kind) => {
  const given = givenLedger(kind);
  const { limitTo, postings, fund, expectRefusal, short, expectFailure } = given;

  describe('short', () => {
    it.each(profileAccounts)('moves nothing when %s would fall below zero', async (account) => {
      await fund('40');
      await fund('40', customer);
      await given.ledger.commit(
        postings(
          ...profileAccounts
            .filter((name) => name !== 'available')
            .map((name) => move('10', own('available'), own(name))),
        ),
      );
      const more = postings(
        move('4', own(account), own('available', customer)),
        move('6.000000000000000001', own(account), opening),
      );
      await expectRefusal(more, short(account, 'USDT', ['10', '10.000000000000000001']));
      const all = postings(
        move('4', own(account), own('available', customer)),
        move('6', own(account), opening),
      );
      expect(await given.ledger.commit(all)).toEqual({ kind: 'done' });
    });

    it.each(profileAccounts)('takes nothing from %s of a balance that is not open', async (account) => {
      await fund('40');
      const commit = postings(
        move('1', own('available'), opening),
        move('1', own(account, customer), opening, { currency: 'NGN' }),
      );
      await expectRefusal(commit, short(account, 'NGN', ['0', '1'], customer));
      await expectRefusal(
        { ...commit, opens: [newBalance(customer, 'NGN'), newBalance(customer, 'KES')] },
        short(account, 'NGN', ['0', '1'], customer),
      );
    });

    it('tells of the first currency of several', async () => {
      await fund('40');
      await fund('40', business, 'NGN');
      const both = ['USDT', 'NGN'].map((currency) => move('41', own('available'), opening, { currency }));
      await expectRefusal(postings(...both), short('available', 'NGN', ['40', '41']));
    });

    it('is told of before a posting to another balance that is not open fails', async () => {
      await expectRefusal(
        postings(
          move('5', own('available'), own('held'), { currency: 'NGN' }),
          move('3', opening, own('available'), { currency: 'KES' }),
        ),
        short('available', 'NGN', ['0', '5']),
      );
    });

    it('fails for a posting to a balance that is not open, or of another business', async () => {
      await fund('40');
      await fund('40', foreign);
      const to = (holder: typeof business) => postings(move('1', own('available'), own('available', holder)));
      await expectFailure(to(customer), 'CUS_one has no USDT balance to post to; open it first.');
      await expectFailure(to(foreign), 'BUS_two has no USDT balance');
      await expectRefusal(
        postings(move('1', own('available', foreign), own('available'))),
        short('available', 'USDT', ['0', '1'], foreign),
      );
    });
  });

  describe('full, at a limit of 100', () => {
    const into = (account: ProfileAccountName, amount: string) => move(amount, opening, own(account));
    const full = { kind: 'limitReached', currency: 'USDT' } as const;

    beforeEach(async () => {
      await fund('60');
      expect(await limitTo('100').commit(postings(into('savings', '40')))).toEqual({ kind: 'done' });
    });

    it('lets a balance hold that much in all, and nothing more', async () => {
      await expectRefusal(postings(into('available', '0.000000000000000001')), full, limitTo('100'));
    });

    it.each(profileAccounts)('counts what all accounts hold, whatever is added to %s', async (account) => {
      const spread = [
        move('10', own('available'), own('held')),
        move('5', own('available'), own('investments')),
      ];
      expect(await given.ledger.commit(postings(...spread))).toEqual({ kind: 'done' });
      await expectRefusal(postings(into(account, '0.000000000000000001')), full, limitTo('100'));
    });

    it('opens no other balance for a refused commit', async () => {
      const opens = [newBalance(customer), newBalance(business, 'KES')];
      await expectRefusal({ ...postings(into('available', '1')), opens }, full, limitTo('100'));
    });

    it('lets what is there move, and leave a balance that holds more since the limit was lowered', async () => {
      const lowered = limitTo('50');
      const moves = [move('30', own('available'), own('savings')), move('10', own('available'), opening)];
      for (const one of moves) expect(await lowered.commit(postings(one))).toEqual({ kind: 'done' });
      expect(await holdings(given.database)).toEqual(['20', '0', '70', '0']);
    });

    it('is not passed by commits at once', async () => {
      const one = limitTo('105');
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, () => one.commit(postings(into('available', '1')))),
      );
      expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(5);
      expect(await holdings(given.database)).toEqual(['65', '0', '40', '0']);
    });

    it('refuses an amount for which an account has no digits', async () => {
      await fund('99999999999999999999', customer);
      await expectRefusal(postings(move('1', opening, own('available', customer))), full);
    });
  });
});
