import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { randomIds } from '../../system.ts';
import { simulatedIdentityTokens } from './simulated-identity-tokens.ts';

const clock = movedClock();
const open = (key: number) =>
  simulatedIdentityTokens({ secretKey: Buffer.alloc(32, key), clock, ids: randomIds });
const ada = { businessId: 'BUS_1', firstName: 'Ada', lastName: 'Lovelace', outcome: 'rejected' } as const;

it('processes of one deployment read the tokens of each other, and those of no other deployment', async () => {
  const token = await open(1).issueToken(ada);
  expect(await open(1).readToken(token)).toMatchObject(ada);
  await expect(open(2).readToken(token)).rejects.toThrow('is not signed');
});

it('each token is another one and works for ten minutes', async () => {
  const tokens = open(1);
  const [one, other] = [await tokens.issueToken(ada), await tokens.issueToken(ada)];
  expect(decodeJwt(one).jti).not.toBe(decodeJwt(other).jti);
  clock.advance(600_000);
  await tokens.readToken(one);
  clock.advance(31_000);
  await expect(tokens.readToken(one)).rejects.toThrow('expired');
});
