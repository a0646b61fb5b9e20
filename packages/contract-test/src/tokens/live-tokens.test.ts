import { beforeAll, describe, expect, it } from 'vitest';
import { booksContract, booksSettings } from '../../test/harness/books-run.ts';
import { booksCredential, booksServer } from '../../test/harness/books-server.ts';
import {
  type Issuer,
  type IssuerHabits,
  openIssuer,
  senderOf,
  shopClient,
} from '../../test/tokens/issuer.ts';
import type { Contract } from '../contract/model.ts';
import type { Answer, WireRequest } from '../model/message.ts';
import { jsonReport } from '../report/json-report.ts';
import { runTest } from '../run/run.ts';
import { clientCredentials } from './client-credentials.ts';
import { bearerLine, openTokens } from './live-tokens.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await booksContract();
});

/** A clock that goes on by a second with each look at it. */
const tickingClock = () => {
  let time = 0;
  return {
    now: () => {
      time += 1000;
      return time;
    },
    wait: async () => {},
  };
};

const signIn = async (issuer: Issuer, clock: { now(): number; wait(): Promise<void> }) => {
  const tokens = openTokens(clock);
  const tokenUrl = new URL('https://issuer.test/token');
  const client = { ...shopClient, scheme: 'OAuth', tokenUrl, sender: issuer.sender };
  const { value } = await tokens.add(clientCredentials(client, ['books']), undefined);
  return { tokens, credentials: { headers: [bearerLine(value)], hidden: tokens.laterLines } };
};

const answerOf = (status: number): Answer => ({ kind: 'response', status, headers: [], body: Buffer.of() });

type Server = (request: WireRequest) => Answer;

const run = async (
  habits: IssuerHabits,
  spoil: (server: Server) => Server = (server) => server,
  given: string[] = [],
) => {
  const clock = tickingClock();
  const issuer = openIssuer(habits, clock.now, given);
  const { tokens, credentials } = await signIn(issuer, clock);
  const sender = senderOf(issuer.guard(spoil(booksServer()), booksCredential));
  const settings = booksSettings(contract, { sender, tokens, credentials, clock });
  return { issuer, result: await runTest(settings) };
};

describe('a run with tokens that die', () => {
  it.each<[string, IssuerHabits]>([
    ['after some requests', { uses: 7 }],
    ['after some seconds that nobody tells', { seconds: 40, isSilent: true }],
    ['when they say it', { seconds: 90 }],
  ])('%s finds nothing, and goes on with new ones', async (_, habits) => {
    const { issuer, result } = await run(habits);
    expect(result.findings).toEqual([]);
    expect(result.doubts).toEqual([]);
    expect(result.ended).toBeUndefined();
    expect(issuer.given.length).toBeGreaterThan(3);
  });

  it('renews a token before it expires, so that no request is refused', async () => {
    let refused = 0;
    const clock = tickingClock();
    const issuer = openIssuer({ seconds: 90 }, clock.now);
    const { tokens, credentials } = await signIn(issuer, clock);
    const sender = senderOf(
      issuer.guard((_, scopes) => answerOf(scopes.length > 0 ? 200 : 401), booksCredential),
    );
    for (let count = 0; count < 200; count += 1) {
      const request = { method: 'POST', target: '/', headers: credentials.headers, body: undefined };
      const { send } = tokens.around(sender, () => {
        refused += 1;
      });
      expect(await send(request)).toMatchObject({ status: 200 });
    }
    expect(refused).toBe(0);
    expect(issuer.given.length).toBeGreaterThan(2);
  });

  it('reports no token, though answers repeat them', async () => {
    const issued: string[] = [];
    const odd =
      (server: Server): Server =>
      (request) => {
        const answer = server(request);
        const isList = request.method === 'GET' && answer.kind === 'response' && answer.status === 200;
        const last = issued.at(-1);
        return isList && last !== undefined
          ? { ...answer, headers: [['Content-Type', `text/${last}`]] }
          : answer;
      };
    const { issuer, result } = await run({ uses: 7 }, odd, issued);
    const report = jsonReport(result);
    expect(report).toContain('text/[credential]');
    expect(issuer.given.filter((token) => report.includes(token))).toEqual([]);
  });

  it('does not take a 401 of a living token for its death', async () => {
    const wrong =
      (server: Server): Server =>
      (request) =>
        request.method === 'POST' && request.target === '/books' ? answerOf(401) : server(request);
    const { issuer } = await run({}, wrong);
    expect(issuer.given).toHaveLength(1);
  });
});

it('ends a run whose token cannot be renewed, with the reason', async () => {
  const clock = tickingClock();
  const issuer = openIssuer({ uses: 7 }, clock.now);
  let isUp = true;
  const sender = {
    ...issuer.sender,
    send: async (request: WireRequest) => (isUp ? issuer.sender.send(request) : answerOf(503)),
  };
  const { tokens, credentials } = await signIn({ ...issuer, sender }, clock);
  isUp = false;
  const guarded = senderOf(issuer.guard(booksServer(), booksCredential));
  const { ended } = await runTest(booksSettings(contract, { sender: guarded, tokens, credentials, clock }));
  expect(ended?.reason).toBe(
    'The token could not be renewed. --client-credentials OAuth: the token endpoint https://issuer.test/token answers 503.',
  );
});
