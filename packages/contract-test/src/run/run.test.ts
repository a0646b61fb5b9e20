import { beforeAll, describe, expect, it } from 'vitest';
import { booksContract, booksSender, booksSettings } from '../../test/harness/books-run.ts';
import type { Spoil } from '../../test/harness/books-server.ts';
import { exitCodeOf } from '../command/exit-code.ts';
import type { Contract, Json } from '../contract/model.ts';
import type { Answer } from '../model/message.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { TargetError } from '../model/tool-error.ts';
import { jsonReport } from '../report/json-report.ts';
import { readScenarios } from '../scenarios/read-scenarios.ts';
import { runTest } from './run.ts';

/** A contract whose only POST creates or overwrites. */
const codesYaml = `openapi: 3.1.0
info: { title: Codes, version: 1.0.0 }
paths:
  /codes:
    post:
      operationId: putCode
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Code' } } }
      responses:
        '200':
          description: The code.
          content: { application/json: { schema: { $ref: '#/components/schemas/Code' } } }
        '400': { description: Invalid. }
  /codes/{code}:
    delete:
      operationId: removeCode
      parameters: [{ name: code, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Removed. }, '404': { description: Unknown. } }
components:
  schemas:
    Code:
      type: object
      required: [code]
      additionalProperties: false
      properties: { code: { type: string, enum: [alpha, beta, gamma] } }
`;

let contract: Contract;
beforeAll(async () => {
  contract = await booksContract();
});

const withHeader: Spoil = (request, answer) =>
  request.target.startsWith('/books/')
    ? { ...answer, headers: [...answer.headers, ['X-Odd', 'yes']] }
    : answer;

const found = async (spoil: Spoil) => {
  const { findings } = await runTest(booksSettings(contract, { sender: booksSender(spoil) }));
  return findings.map(({ rule, operation }) => `${rule} ${operation}`);
};

describe('runTest', () => {
  it('finds nothing on a clean server, and tells what it tried', async () => {
    const result = await runTest(booksSettings(contract));
    expect(result.findings).toEqual([]);
    expect(result.operations).toEqual(['listBooks', 'addBook', 'getBook']);
    expect(result.coverage.axes.operations).toEqual({ covered: 3, reachable: 3, unreachable: 0 });
    expect(result.coverage.axes.branches.reachable).toBeGreaterThan(20);
    expect(result.counts.requests).toBeGreaterThan(60);
    expect(result.counts.answers).toBe(result.counts.requests);
    expect(result.checks).toContainEqual({ operation: 'addBook', rule: 'invalid-accepted' });
    expect(result.checks).toContainEqual({ operation: 'addBook', rule: 'missing-header' });
    expect(result.checks).not.toContainEqual({ operation: 'getBook', rule: 'missing-header' });
    expect(result.checks).toContainEqual({ operation: 'getBook', rule: 'missing-auth' });
  });

  it('sends the same requests and gives the same report for the same seed', async () => {
    const run = async (seed: number) => {
      const bodies: (string | undefined)[] = [];
      const sender = booksSender((request, answer) => {
        bodies.push(request.body);
        return withHeader(request, answer);
      });
      const result = await runTest(booksSettings(contract, { sender, seed }));
      return { bodies, report: jsonReport({ ...result, run: { startedAt: '', milliseconds: 0 } }) };
    };
    const one = await run(7);
    expect(await run(7)).toEqual(one);
    expect((await run(8)).bodies).not.toEqual(one.bodies);
  });

  it('tells one finding for one fault', async () => {
    expect(await found(withHeader)).toEqual(['undocumented-header getBook']);
    expect(
      await found((request, answer) => {
        const isCreate = request.method === 'POST' && answer.status === 201;
        return isCreate
          ? { ...answer, body: Buffer.from('{"id":"b000002","title":"x","pages":"1"}') }
          : answer;
      }),
    ).toEqual(['response-body addBook']);
  });

  it('tells one finding for a fault of all operations', async () => {
    const everywhere: Spoil = (_, answer) => ({ ...answer, headers: [...answer.headers, ['X-Odd', 'yes']] });
    const { findings } = await runTest(booksSettings(contract, { sender: booksSender(everywhere) }));
    expect(findings).toMatchObject([{ rule: 'undocumented-header', alsoIn: ['addBook', 'getBook'] }]);
  });

  it('tells a finding each for a fault of some operations', async () => {
    const some: Spoil = (request, answer) =>
      answer.status < 300 && !request.target.startsWith('/books/')
        ? { ...answer, headers: [...answer.headers, ['X-Odd', 'yes']] }
        : answer;
    expect(await found(some)).toEqual(['undocumented-header listBooks', 'undocumented-header addBook']);
  });

  it('does not report a credential that an answer repeats', async () => {
    const echo: Spoil = (request, answer) => {
      const given = request.headers.find(([name]) => name === 'Authorization')?.[1] ?? 'none';
      const isRead = request.target.startsWith('/books/') && answer.status === 200;
      return isRead
        ? { ...answer, body: Buffer.from(JSON.stringify({ id: given, title: 'x', pages: 1 })) }
        : answer;
    };
    const result = await runTest(booksSettings(contract, { sender: booksSender(echo) }));
    expect(result.findings.map(({ actual }) => actual)).toContain('string "[credential]"');
    expect(jsonReport(result)).not.toContain('reader-of-books');
    expect(result.findings.map(({ curl }) => curl).join()).toContain('"$AUTHORIZATION"');
  });

  it('removes nothing that a POST may have overwritten', async () => {
    const codes = new Set(['alpha', 'beta']);
    const removed: string[] = [];
    const answer = (status: number, json?: Json): Answer => ({
      kind: 'response',
      status,
      headers: json === undefined ? [] : [['Content-Type', 'application/json']],
      body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
    });
    const send: Sender['send'] = async ({ method, target, body = '' }) => {
      if (method === 'DELETE') {
        removed.push(target);
        return answer(codes.delete(target.slice('/codes/'.length)) ? 204 : 404);
      }
      const code = method === 'POST' ? /^\{"code":"(alpha|beta|gamma)"\}$/.exec(body)?.[1] : undefined;
      if (code === undefined) return answer(400);
      codes.add(code);
      return answer(200, { code });
    };
    const result = await runTest(
      booksSettings(await booksContract(codesYaml), { sender: { send, close: async () => {} } }),
    );
    expect([...codes].sort()).toEqual(['alpha', 'beta', 'gamma']);
    expect(removed.filter((target) => /alpha|beta|gamma/.test(target))).toEqual([]);
    expect(result.left.map(({ path }) => path).sort()).toEqual([
      '/codes/alpha',
      '/codes/beta',
      '/codes/gamma',
    ]);
    expect(new Set(result.left.map(({ reason }) => reason))).toEqual(
      new Set(['it may have existed before: the request chose its identifier, and the response was not 201']),
    );
  });

  it('runs scenarios beside what it plans', async () => {
    const text = `arazzo: 1.0.0
info: { title: Books, version: 1.0.0 }
sourceDescriptions: [{ name: books, url: openapi.yaml, type: openapi }]
workflows:
  - workflowId: firstBook
    steps:
      - stepId: list
        operationId: listBooks
        successCriteria:
          - condition: $response.body#/items/0/title == 'Persuasion'
`;
    const scenarios = readScenarios('books.yaml', text);
    const { findings } = await runTest(booksSettings(contract, { scenarios }));
    expect(findings).toMatchObject([{ rule: 'scenario', operation: 'listBooks' }]);
    const others = await runTest(booksSettings(contract, { scenarios, operations: ['getBook'] }));
    expect(others.findings).toEqual([]);
  });

  describe('with scenarios that call another source', () => {
    const text = `arazzo: 1.0.0
info: { title: Books, version: 1.0.0 }
sourceDescriptions: [{ name: books, url: openapi.yaml }, { name: desk, url: desk.yaml }]
workflows:
  - workflowId: lend
    steps:
      - stepId: add
        operationId: $sourceDescriptions.desk.addBook
        requestBody: { payload: { title: Sanditon, pages: 80 } }
        successCriteria: [{ condition: $statusCode == 201 }]
        outputs: { title: $response.body#/title }
      - stepId: list
        operationId: $sourceDescriptions.books.listBooks
        successCriteria: [{ condition: $response.body#/items/0/title != $steps.add.outputs.title }]
`;
    const scenarios = readScenarios('books.yaml', text);
    const run = (sender: Sender, expected = 201) => {
      const criterion = `$statusCode == ${expected}`;
      const desk = { name: 'desk', contract, sender, baseUrl: 'http://desk' };
      const changed = readScenarios('books.yaml', text.replace('$statusCode == 201', criterion));
      return runTest(
        booksSettings(contract, { scenarios: changed, others: [desk], operations: ['listBooks'] }),
      );
    };

    it('sends the steps of each source to its own address, and counts the tested one alone', async () => {
      const sent: string[] = [];
      const desk = booksSender((request, answer) => {
        sent.push(`${request.method} ${request.target}`);
        return { ...answer, headers: [...answer.headers, ['X-Odd', 'yes']] };
      });
      const result = await run(desk);
      expect(sent).toEqual(['POST /books']);
      expect(result.findings).toEqual([]);
      expect(result.counts.answers).toBe(result.counts.requests);
      expect(result.checks.filter(({ operation }) => operation !== 'listBooks')).toEqual([]);
    });

    it('goes on after an answer of another source that breaks its contract', async () => {
      const title = Buffer.from('{"title":"Emma"}');
      const desk = booksSender((_, answer) => ({ ...answer, body: title }));
      expect((await run(desk)).findings).toMatchObject([{ rule: 'scenario', operation: 'listBooks' }]);
    });

    it('covers nothing by the answers of another source', async () => {
      const desk = { name: 'desk', contract, sender: booksSender(), baseUrl: 'http://desk' };
      const { coverage, counts } = await runTest(
        booksSettings(contract, {
          scenarios: readScenarios('books.yaml', text.replaceAll('s.books.', 's.desk.')),
          others: [desk],
          sender: booksSender((_, answer) => ({ ...answer, status: 400 })),
        }),
      );
      expect(coverage.axes.operations.covered).toBe(0);
      expect(counts.answers).toBe(counts.requests);
    });

    it('shows a criterion that another source breaks with the address of that source', async () => {
      const { findings } = await run(booksSender(), 202);
      expect(findings).toMatchObject([
        { rule: 'scenario', operation: 'addBook', actual: '$statusCode is number 201' },
      ]);
      expect(findings[0]?.curl).toContain('http://desk/books');
    });

    it('says which source takes no connection', async () => {
      const desk = { ...booksSender(), send: () => Promise.reject(new NoConnection('refused')) };
      await expect(run(desk)).rejects.toThrow(
        new TargetError(
          'Cannot connect to the source desk: refused. Start it or correct --target-of desk=….',
        ),
      );
    });

    it('refuses a step of a source without an address', async () => {
      await expect(runTest(booksSettings(contract, { scenarios }))).rejects.toThrow(
        'The source `desk` has no address.',
      );
    });
  });

  it('accepts what the baseline lists until its day, and tells what is stale', async () => {
    const settings = booksSettings(contract, { sender: booksSender(withHeader) });
    const [finding] = (await runTest(settings)).findings;
    const entry = { id: finding?.id ?? '', reason: 'a gateway adds it', expires: '2026-06-30' };
    const baseline = { findings: [entry, { ...entry, id: 'ffffffffff' }], unreachable: [], changes: [] };
    const known = await runTest({ ...settings, accepted: { baseline, today: '2026-06-30' } });
    expect(known.findings).toEqual([]);
    expect(known.known.map((each) => each.entry)).toEqual([entry]);
    expect(known.baselineNotes).toEqual([
      'The finding ffffffffff of the baseline was not found: remove its entry.',
    ]);
    const expired = await runTest({ ...settings, accepted: { baseline, today: '2026-07-01' } });
    expect(expired.findings).toHaveLength(1);
    expect(expired.baselineNotes[0]).toContain('was accepted until 2026-06-30 (a gateway adds it)');
  });

  describe('with a budget', () => {
    it('sends no more requests than that, and is not broken', async () => {
      const whole = await runTest(booksSettings(contract));
      const cut = await runTest(booksSettings(contract, { budget: { requests: 20 } }));
      expect(whole.counts.requests).toBeGreaterThan(40);
      expect(cut.ended).toEqual({
        kind: 'budget',
        reason: 'The budget of 20 requests is used up: the report covers what was tested until then.',
      });
      expect(cut.counts.requests).toBe(20);
      expect(exitCodeOf(cut)).toBe(0);
    });

    it('ends when its time is over', async () => {
      let now = 0;
      const clock = { now: () => (now += 100), wait: async () => {} };
      const { ended } = await runTest(booksSettings(contract, { clock, budget: { milliseconds: 3_000 } }));
      expect(ended?.reason).toContain('The budget of 3 seconds');
    });

    it('does not call entries of the baseline stale that it did not come to', async () => {
      const entry = { id: 'ffffffffff', reason: 'known', expires: '2026-06-30' };
      const accepted = {
        baseline: { findings: [entry], unreachable: [], changes: [] },
        today: '2026-06-30',
      };
      const { baselineNotes } = await runTest(
        booksSettings(contract, { accepted, budget: { requests: 20 } }),
      );
      expect(baselineNotes).toEqual([]);
    });
  });

  it('holds coverage against thresholds', async () => {
    const onlyRefusals = booksSender((_, answer) => ({ ...answer, status: 400 }));
    const thresholds = new Map([['operations', 50] as const]);
    const { shortfalls } = await runTest(booksSettings(contract, { sender: onlyRefusals, thresholds }));
    expect(shortfalls).toEqual([{ axis: 'operations', threshold: 50, reached: 0 }]);
    expect((await runTest(booksSettings(contract, { thresholds }))).shortfalls).toEqual([]);
  });

  it('sends to the chosen operations alone', async () => {
    const targets = new Set<string>();
    const books = booksSender();
    const sender = {
      ...books,
      send: async (request: Parameters<typeof books.send>[0]) => {
        targets.add(new URL(request.target, 'http://localhost').pathname);
        return books.send(request);
      },
    };
    const result = await runTest(booksSettings(contract, { sender, operations: ['listBooks'] }));
    expect([...targets]).toEqual(['/books']);
    expect(result.operations).toEqual(['listBooks']);
    expect(result.coverage.items.filter(({ item }) => item.startsWith('getBook'))).toEqual([]);
  });

  it('asks an operation that hangs only a few times', async () => {
    let asked = 0;
    const result = await runTest(
      booksSettings(contract, {
        sender: booksSender((request, answer): Answer => {
          if (request.method !== 'POST') return answer;
          asked += 1;
          return { kind: 'none', reason: 'no complete response within 10000 ms' };
        }),
      }),
    );
    expect(result.findings.map(({ rule, operation }) => `${rule} ${operation}`)).toEqual([
      'no-answer addBook',
    ]);
    expect(asked).toBe(5);
  });
});
