import { type SampleRequest, sampleRequests, toWire, type WireReply } from '@finops/contract-express/testing';
import { operationAt, type ResponseObject, resolve } from '@finops/openapi';
import { afterAll, describe, expect, test } from 'vitest';
import { anyCredentials } from '../test/harness.ts';
import { closeMocks, type MockWorld, mockedOperations } from '../test/mock-worlds.ts';
import type { MockOperation } from './contract.ts';

const cases = await mockedOperations();
const count = { operations: 0, statuses: 0, examples: 0, requests: 0 };

afterAll(async () => {
  await closeMocks(cases);
  const { operations, statuses, examples, requests } = count;
  console.log(
    `mock: ${operations} operations, ${statuses} statuses and ${examples} named examples reached by Prefer, ${requests} request examples taken`,
  );
});

/** How often each response that operations share has come up. */
const shared = new Map<string, number>();
/** A shared response is tried on one in so many operations that have it, and in the soak on all of them. */
const STRIDE = process.env.SOAK === 'true' ? 1 : 4;

/** The statuses of an operation that are tried. */
function triedCodes({ document }: MockWorld, operation: MockOperation): string[] {
  const responses = document.paths[operation.path]?.[operation.method]?.responses ?? {};
  return [...operation.responses.keys()].filter((code) => {
    const response = responses[code];
    if (response === undefined || !('$ref' in response)) return true;
    const key = `${operation.path.split('/')[1]} ${response.$ref}`;
    const count = shared.get(key) ?? 0;
    shared.set(key, count + 1);
    return count % STRIDE === 0;
  });
}

describe.each(cases)('$operation.id', ({ operation, ...world }) => {
  const { document, mock, check } = world;
  const codes = triedCodes(world, operation);

  test(`answers ${codes.length} statuses by Prefer, each valid: ${codes.join(' ')}`, async () => {
    const [sample] = sampleRequests(document, operation, anyCredentials(operation));
    const slips: string[] = [];
    for (const code of codes) slips.push(...(await statusSlips(world, operation, sample, code)));
    expect(slips).toEqual([]);
    count.operations++;
  });

  test('takes each of its own request examples', async () => {
    const slips: string[] = [];
    for (const sample of sampleRequests(document, operation, anyCredentials(operation))) {
      const reply = await mock.send(toWire(sample));
      if (reply.status >= 400) slips.push(`${sample.body?.name ?? 'no body'}: ${reply.status} ${reply.text}`);
      else slips.push(...check.response(operation, String(reply.status), reply));
      if (reply.headers.has('ignored-fields'))
        slips.push(`${sample.body?.name} has unknown ${reply.headers.get('ignored-fields')}`);
      count.requests++;
    }
    expect(slips).toEqual([]);
  });
});

/** What is wrong with the responses of one documented code, the default one and each named example. */
async function statusSlips(
  { document, mock, check }: MockWorld,
  operation: MockOperation,
  sample: SampleRequest | undefined,
  code: string,
): Promise<string[]> {
  if (sample === undefined) return ['no request example'];
  const response = operation.responses.get(code);
  const node = operationAt(document, operation)?.responses[code] ?? {};
  const content = Object.values(resolve<ResponseObject>(document, node).content ?? {})[0];
  const examples = Object.entries(content?.examples ?? {});
  const slips: string[] = content !== undefined && examples.length === 0 ? [`${code}: no named example`] : [];
  const ask = async (prefer: string): Promise<WireReply> => {
    const reply = await mock.send(toWire(sample, { headers: { Prefer: prefer } }));
    const expected = code.endsWith('XX') ? new RegExp(`^${code[0]}`) : new RegExp(`^${code}$`);
    if (!expected.test(String(reply.status))) slips.push(`${prefer}: answered ${reply.status} ${reply.text}`);
    else slips.push(...check.response(operation, code, reply).map((slip) => `${prefer}: ${slip}`));
    return reply;
  };
  await ask(`code=${code}`);
  if (code === '4XX') await ask('code=405');
  for (const [name, example] of examples) {
    const reply = await ask(`code=${code}, example=${name}`);
    const { value } = resolve(document, example);
    const sent = typeof value === 'string' ? reply.text : JSON.parse(reply.text || 'null');
    if (JSON.stringify(sent) !== JSON.stringify(value)) slips.push(`${name}: another body`);
    count.examples++;
  }
  for (const [name] of response?.locations ?? []) {
    await ask(`code=${code}, example=${name}`);
    count.examples++;
  }
  count.statuses++;
  return slips;
}
