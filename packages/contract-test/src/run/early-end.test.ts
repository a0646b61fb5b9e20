import { beforeAll, describe, expect, it } from 'vitest';
import { booksContract, booksSender, booksSettings } from '../../test/harness/books-run.ts';
import type { Spoil } from '../../test/harness/books-server.ts';
import { exitCodeOf, exitCodes } from '../command/exit-code.ts';
import type { Contract } from '../contract/model.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { TargetError, ToolError } from '../model/tool-error.ts';
import { runTest } from './run.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await booksContract();
});

const withHeader: Spoil = (request, answer) =>
  request.target.startsWith('/books/')
    ? { ...answer, headers: [...answer.headers, ['X-Odd', 'yes']] }
    : answer;

describe('runTest', () => {
  describe('tells of a target that falls over', () => {
    /** A sender to books that takes no connection from its `at`th request on, for so many tries. */
    const falling = (at: number, tries: number, unanswered?: string) => {
      const books = booksSender();
      const sent: Parameters<typeof books.send>[0][] = [];
      const sender: Sender = {
        ...books,
        send: async (request) => {
          sent.push(request);
          if (sent.length > at && sent.length <= at + tries)
            throw new NoConnection('refused', sent.length === at + 1 ? unanswered : undefined);
          return books.send(request);
        },
      };
      return { sent, sender };
    };

    it('as a finding of the request without an answer, with those before it', async () => {
      const { sender, sent } = falling(30, Number.POSITIVE_INFINITY, 'other side closed');
      const result = await runTest(booksSettings(contract, { sender }));
      expect(result.ended).toMatchObject({ kind: 'target-lost', reason: expect.stringContaining('refused') });
      expect(result.findings).toMatchObject([
        {
          rule: 'no-answer',
          actual: 'nothing: other side closed, and then no connection: refused',
          count: 1,
        },
      ]);
      const [{ curl = '', replay = '', before = [] } = {}] = result.findings;
      expect(curl).toContain(sent[30]?.target);
      expect(replay).toMatch(/^1:\w+\//);
      expect(before.map((one) => one.curl)).toEqual(
        sent.slice(25, 30).map(({ target }) => expect.stringContaining(target)),
      );
      expect(before.map(({ status }) => status).every((status) => status > 0)).toBe(true);
      expect(result.counts.answers).toBe(30);
      expect(exitCodeOf(result)).toBe(exitCodes.findings);
    });

    it('as a finding of the last answer when the next request finds nobody', async () => {
      const { sender, sent } = falling(30, Number.POSITIVE_INFINITY);
      const result = await runTest(booksSettings(contract, { sender }));
      expect(result.findings).toMatchObject([
        { rule: 'no-answer', actual: 'status 200, then no connection to the target: refused' },
      ]);
      expect(result.findings[0]?.curl).toContain(sent[29]?.target);
      expect(result.findings[0]?.before).toHaveLength(4);
      expect(exitCodeOf(result)).toBe(exitCodes.findings);
    });

    it.each([['other side closed'], [undefined]])(
      'though it comes back and the run goes on: %s',
      async (unanswered) => {
        const { sender } = falling(30, 3, unanswered);
        const result = await runTest(booksSettings(contract, { sender }));
        expect(result.ended).toBeUndefined();
        expect(result.findings.map(({ rule }) => rule)).toEqual(['no-answer']);
        expect(result.counts.answers).toBeGreaterThan(60);
        expect(exitCodeOf(result)).toBe(exitCodes.findings);
      },
    );

    it('by the very first request', async () => {
      let count = 0;
      const sender: Sender = {
        ...booksSender(),
        send: async () => {
          count += 1;
          if (count > 1) throw new NoConnection('refused');
          return { kind: 'none', reason: 'other side closed' };
        },
      };
      const result = await runTest(booksSettings(contract, { sender }));
      expect(result.findings).toMatchObject([{ rule: 'no-answer', operation: 'listBooks' }]);
      expect(exitCodeOf(result)).toBe(exitCodes.findings);
    });
  });

  describe('ends early', () => {
    it('with a TargetError when there is no connection', async () => {
      const sender = { ...booksSender(), send: () => Promise.reject(new NoConnection('refused')) };
      await expect(runTest(booksSettings(contract, { sender }))).rejects.toThrow(
        new TargetError('Cannot connect to the target: refused. Start it or correct --target.'),
      );
    });

    it('with a TargetError when nothing is answered', async () => {
      const sender = booksSender(() => ({ kind: 'none', reason: 'silence' }));
      await expect(runTest(booksSettings(contract, { sender }))).rejects.toThrow(TargetError);
    });

    it('with what it found when it is interrupted', async () => {
      const interruption = new AbortController();
      const sender = booksSender((request, answer) => {
        if (request.method === 'POST') interruption.abort();
        return withHeader(request, answer);
      });
      const result = await runTest(booksSettings(contract, { sender, signal: interruption.signal }));
      expect(result.ended?.kind).toBe('interrupted');
      expect(result.counts.answers).toBeGreaterThan(0);
    });

    it('with a ToolError that names the probe when the tester fails', async () => {
      const sender = { ...booksSender(), send: () => Promise.reject(new TypeError('a bug')) };
      await expect(runTest(booksSettings(contract, { sender }))).rejects.toThrow(ToolError);
      await expect(runTest(booksSettings(contract, { sender }))).rejects.toThrow(
        /probe listBooks\/base, at .*a bug/s,
      );
    });
  });
});
