import { beforeAll, describe, expect, it } from 'vitest';
import { booksContract, booksSender, booksSettings } from '../../test/harness/books-run.ts';
import type { Spoil } from '../../test/harness/books-server.ts';
import type { Contract } from '../contract/model.ts';
import { NoConnection } from '../model/sender.ts';
import { exchangeText, replayedFindings } from '../report/replay-report.ts';
import { readReplayId, replay } from './replay.ts';
import { runTest } from './run.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await booksContract();
});

/** Accepts books of too many pages. */
const lax: Spoil = (request, answer) =>
  request.body?.includes('1000') && answer.status === 400 ? { ...answer, status: 201 } : answer;

describe('replay', () => {
  it('runs the probe of a finding again and comes to the same request', async () => {
    const { findings } = await runTest(booksSettings(contract, { sender: booksSender(lax), seed: 3 }));
    const [finding] = findings;
    expect(finding?.rule).toBe('invalid-accepted');
    const id = readReplayId(finding?.replay ?? '');
    expect(id?.seed).toBe(3);
    const replayed = await replay(
      booksSettings(contract, { sender: booksSender(lax), seed: 3 }),
      id?.case ?? '',
    );
    expect(replayed?.exchange?.request).toMatchObject({ method: 'POST', target: '/books' });
    expect(replayed?.findings.map(({ rule }) => rule)).toContain('invalid-accepted');
    const clean = await replay(booksSettings(contract, { seed: 3 }), id?.case ?? '');
    expect(clean?.findings).toEqual([]);
  });

  it('makes known what a probe needs with the base requests alone', async () => {
    const targets: string[] = [];
    const sender = booksSender((request, answer) => {
      targets.push(`${request.method} ${request.target}`);
      return request.target === '/books/b000002' ? { ...answer, status: 500 } : answer;
    });
    await replay(booksSettings(contract, { sender }), 'getBook/base/request');
    expect(targets).toEqual(['GET /books', 'POST /books', 'GET /books/b000002']);
  });

  it('runs again all that came before where the base requests show nothing', async () => {
    const laterBroken: Spoil = (request, answer) =>
      /\/b00000[3-9]$/.test(request.target) ? { ...answer, status: 500 } : answer;
    const { findings } = await runTest(booksSettings(contract, { sender: booksSender(laterBroken) }));
    const id = readReplayId(findings.find(({ rule }) => rule === 'server-error')?.replay ?? '');
    const replayed = await replay(
      booksSettings(contract, { sender: booksSender(laterBroken) }),
      id?.case ?? '',
    );
    expect(replayed?.exchange?.status).toBe(500);
    expect(replayed?.findings.map(({ rule }) => rule)).toContain('server-error');
  });

  it('shows that the target falls over a moment after its answer', async () => {
    const books = booksSender();
    let isGone = false;
    const falling = {
      ...books,
      send: async (request: Parameters<typeof books.send>[0]) => {
        if (isGone) throw new NoConnection('refused');
        return books.send(request);
      },
    };
    // It falls over in the pause after the probe.
    const clock = {
      now: () => 0,
      wait: async () => {
        isGone = true;
      },
    };
    const replayed = await replay(
      booksSettings(contract, { sender: falling, clock }),
      'getBook/base/request',
    );
    expect(replayed?.exchange?.status).toBe(200);
    expect(replayed?.findings).toMatchObject([{ rule: 'no-answer', operation: { id: 'getBook' } }]);
    expect(replayed?.left).toMatchObject([{ operation: 'addBook', path: '/books/b000002' }]);
  });

  it('knows no case of no probe', async () => {
    expect(await replay(booksSettings(contract), 'getBooks/base/request')).toBeUndefined();
  });
});

describe('readReplayId', () => {
  it.each([
    ['12:getBook/base/request', { seed: 12, case: 'getBook/base/request' }],
    ['1:GET /books/base', { seed: 1, case: 'GET /books/base' }],
    ['getBook/base', undefined],
    ['x:getBook', undefined],
  ])('%s', (text, id) => {
    expect(readReplayId(text)).toEqual(id);
  });
});

describe('the report of a replay', () => {
  it('shows request and answer in full but for credentials', async () => {
    const replayed = await replay(booksSettings(contract), 'listBooks/base/request');
    if (replayed?.exchange === undefined) throw new Error('The case was not replayed.');
    const secrets = { credentials: ['Bearer reader-of-books'], personal: false };
    const text = exchangeText(replayed.exchange, secrets);
    expect(text).toMatch(
      /^> GET \/books\n> Authorization: \[credential\]\n\n< 200\n< Content-Type: application\/json\n<\n< /,
    );
    expect(text).toContain('{"items":[{"id":"b000001","title":"Emma","pages":474},');
    expect(exchangeText(replayed.exchange, { ...secrets, personal: true })).toContain(
      '{"items":[{"id":"string","title":"string","pages":"number"}',
    );
    expect(replayedFindings([], secrets)).toBe('Nothing was found.\n');
  });
});
