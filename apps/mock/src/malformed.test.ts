import {
  type MalformedClass,
  malformedClasses,
  sampleRequests,
  type WireReply,
} from '@finops/contract-express/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyCredentials, type RunningMock, startMock, testDocument } from '../test/harness.ts';
import { mockClasses } from '../test/mock-classes.ts';
import { ReplyCheck } from '../test/reply-check.ts';
import { loadContract, type MockOperation } from './contract.ts';

const document = await testDocument();
const contract = await loadContract(document);
const check = new ReplyCheck(document);
let mock: RunningMock;

/** A class is tried on one in so many operations that it applies to, and in the soak on all of them. */
const STRIDE = process.env.SOAK === 'true' ? 1 : 4;
const classes = [...malformedClasses, ...mockClasses];
const table = classes.map((malformed, row) => {
  const all = contract.operations.map((operation) =>
    sampleRequests(document, operation, anyCredentials(operation))
      .slice(0, 1)
      .flatMap((sample) =>
        malformed.cases({ document, operation, sample }).map((sending) => ({ operation, sending })),
      ),
  );
  const apply = all.filter((cases) => cases.length > 0);
  return {
    ...malformed,
    cases: apply.filter((_, column) => (column + row) % Math.min(STRIDE, apply.length) === 0).flat(),
    operations: new Set(apply.flat().map((one) => one.operation.id)),
  };
});

beforeAll(async () => {
  mock = await startMock(document);
});
afterAll(async () => {
  await mock.mock.close();
  const requests = table.reduce((sum, one) => sum + one.cases.length, 0);
  console.log(
    `mock: ${table.length} classes of malformed request, ${requests} requests over ${contract.operations.length} operations`,
  );
});

describe('a malformed request is refused in the error shape', () => {
  test.each(table.filter((one) => one.cases.length > 0))(
    '$name: $statuses, $cases.length requests, to some of $operations.size operations',
    async (malformed) => {
      const slips = await inBatches(malformed.cases, async ({ operation, sending }) => {
        const reply = await sending(mock).catch((error: Error) => error.message);
        if (typeof reply === 'string') return [`${operation.id}: ${reply}`];
        return faults(malformed, operation, reply).map((fault) => `${operation.id}: ${fault}`);
      });
      expect([...new Set(slips)]).toEqual([]);
    },
  );

  test.each(contract.operations)('at least 12 classes apply to $id', ({ id }) => {
    expect(table.filter((one) => one.operations.has(id)).length).toBeGreaterThanOrEqual(12);
  });
});

function faults(
  malformed: Pick<MalformedClass, 'statuses' | 'unread' | 'unrouted'>,
  operation: MockOperation,
  reply: WireReply,
): string[] {
  const { status, headers } = reply;
  const code = String(status);
  // An authorization request carries its errors back (G88); a bad client or redirect URI stays.
  if (status === 303 && malformed.statuses.includes(400) && headers.get('location')?.includes('error=')) {
    return check.response(operation, code, reply);
  }
  if (!malformed.statuses.includes(status)) return [`answered ${code} ${reply.text.slice(0, 300)}`];
  const found = status === 405 && !headers.has('allow') ? ['the header Allow is missing'] : [];
  if (!headers.has('access-control-allow-origin')) found.push('no CORS headers');
  if (malformed.unread === true) return [...found, ...check.failure(false, reply)];
  const known = operation.responses.has(code) && !malformed.unrouted;
  return [
    ...found,
    ...(known
      ? check.response(operation, code, reply)
      : check.failure(operation.path.startsWith('/oauth2/'), reply)),
  ];
}

/** Runs a few at a time, so that a slow case does not hold up the others. */
async function inBatches<T>(items: readonly T[], run: (item: T) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) found.push(...(await run(item)));
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return found;
}
