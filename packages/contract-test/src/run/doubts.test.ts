import { beforeAll, describe, expect, it } from 'vitest';
import { booksYaml } from '../../test/harness/books-contract.ts';
import { booksContract, booksSender, booksSettings } from '../../test/harness/books-run.ts';
import { booksCredential } from '../../test/harness/books-server.ts';
import { exitCodeOf, exitCodes } from '../command/exit-code.ts';
import type { Contract } from '../contract/model.ts';
import type { Sender } from '../model/sender.ts';
import { runTest } from './run.ts';
import type { RunSettings } from './run-settings.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await booksContract();
});

describe('runTest', () => {
  describe('doubts a run', () => {
    const open = booksYaml
      .replace('      operationId: listBooks\n', '      operationId: listBooks\n      security: []\n')
      .replace("        '415': { $ref: '#/components/responses/Problem' }\n", '');
    const wrongKey: RunSettings['credentials'] = { headers: [['Authorization', 'Bearer wrong']] };
    /** Lists books to everybody. */
    const openList = () => {
      const books = booksSender();
      const sender: Sender = {
        ...books,
        send: (request) => {
          const isList = request.method !== 'POST' && /^\/books(\?|$)/.test(request.target);
          return books.send(isList ? { ...request, headers: [booksCredential] } : request);
        },
      };
      return sender;
    };

    it('with credentials that are refused wherever they are wanted, though one operation is public', async () => {
      const settings = booksSettings(await booksContract(open), {
        sender: openList(),
        credentials: wrongKey,
      });
      const result = await runTest(settings);
      expect(result.findings).toEqual([]);
      expect(result.doubts).toEqual([
        'The credentials were refused by 2 of the 2 tested operations that need them, and none succeeded: check that --header and --credential give the right ones and that they have not expired.',
        'Only 1 of 3 operations with a documented 2XX ever succeeded, fewer than half: the rest was hardly tested.',
      ]);
      expect(result.neverSucceeded).toEqual([
        {
          operation: 'addBook',
          standing: 'failed',
          reason: expect.stringMatching(/^401 unauthorized on (\d+) of \1 requests$/),
        },
        {
          operation: 'getBook',
          standing: 'failed',
          reason: expect.stringMatching(/^401 unauthorized on (\d+) of \1 requests$/),
        },
      ]);
      expect(exitCodeOf(result)).toBe(exitCodes.findings);
    });

    it('without any credentials', async () => {
      const settings = booksSettings(contract, { credentials: { headers: [] } });
      const { doubts } = await runTest(settings);
      expect(doubts[0]).toBe(
        'No credentials were given: 3 of the 3 tested operations that need them refused the requests, and none succeeded. Give --header or --credential.',
      );
    });

    it('in which the base path of the document is missing', async () => {
      const nowhere = booksSender((_, answer) => ({
        ...answer,
        status: 404,
        body: Buffer.from('{"title":"no"}'),
      }));
      const based = await booksContract(
        booksYaml.replace('security:', 'servers: [{ url: https://books.example/v1 }]\nsecurity:'),
      );
      const run = async (baseUrl: string) => {
        const result = await runTest(booksSettings(based, { sender: nowhere, baseUrl }));
        return { doubt: result.doubts[0], code: exitCodeOf(result) };
      };
      expect(await run('http://localhost:4010/')).toEqual({
        doubt:
          'Every valid request was answered 404: the server of the document, https://books.example/v1, has the base path /v1, which --target lacks. Give --target http://localhost:4010/v1.',
        code: exitCodes.findings,
      });
      expect((await run('http://localhost:4010/v1')).doubt).toBe(
        'Every valid request was answered 404: check that the paths of the document begin at --target http://localhost:4010/v1.',
      );
    });

    it('not for one operation of three that never succeeds, unless success is required', async () => {
      const noBook = booksSender((request, answer) =>
        request.method === 'POST' ? { ...answer, status: 400, body: Buffer.from('{"title":"no"}') } : answer,
      );
      const settings = booksSettings(contract, { sender: noBook });
      const result = await runTest(settings);
      expect(result.doubts).toEqual([]);
      expect(result.neverSucceeded).toMatchObject([
        { operation: 'addBook', reason: expect.stringMatching(/^400 bad request on/) },
      ]);
      const required = await runTest({ ...settings, requireSuccess: true });
      expect(required.findings.filter(({ rule }) => rule === 'never-succeeded')).toMatchObject([
        {
          operation: 'addBook',
          actual: expect.stringMatching(/^400 bad request on/),
          replay: expect.stringMatching(/^1:\w+Book/),
        },
      ]);
    });

    it('not for what an upstream, which is only read, was not asked', async () => {
      const settings = booksSettings(contract, { profile: 'upstream', requireSuccess: true });
      const result = await runTest(settings);
      expect(result.neverSucceeded).toEqual([
        { operation: 'addBook', standing: 'out of reach', reason: 'not tried: an upstream is only read' },
      ]);
      expect([result.doubts, result.findings]).toEqual([[], []]);
    });
  });
});
