import { type ApiDocument, type ResponseObject, resolve } from '@finops/contract-express/reading';
import { type SampleRequest, sampleRequests, toWire, type WireReply } from '@finops/contract-express/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { loadContract, type MockOperation } from './contract.ts';
import {
  anyCredentials,
  consoleDocument,
  type RunningMock,
  startMock,
  testDocument,
} from './testing/harness.ts';
import { ReplyCheck } from './testing/reply-check.ts';

/** A contract that is mocked, and what every reply is held against. */
interface Mocked {
  readonly document: ApiDocument;
  readonly check: ReplyCheck;
  readonly mock: RunningMock;
}

const count = { operations: 0, statuses: 0, examples: 0, requests: 0 };
const mocked = await Promise.all(
  [testDocument(), consoleDocument()].map(async (reading) => {
    const document = await reading;
    const { operations } = await loadContract(document);
    const of: Mocked = { document, check: new ReplyCheck(document), mock: await startMock(document) };
    return operations.map((operation) => ({ id: operation.id, operation, of }));
  }),
);

afterAll(async () => {
  await Promise.all(mocked.map(([first]) => first?.of.mock.mock.close()));
  const { operations, statuses, examples, requests } = count;
  console.log(
    `mock: ${operations} operations, ${statuses} statuses and ${examples} named examples reached by Prefer, ${requests} request examples taken`,
  );
});

describe.each(mocked.flat())('$id', ({ operation, of }) => {
  const { document, check, mock } = of;
  const codes = [...operation.responses.keys()];

  test(`answers its ${codes.length} statuses by Prefer, each valid: ${codes.join(' ')}`, async () => {
    const [sample] = sampleRequests(document, operation, anyCredentials(operation));
    const slips: string[] = [];
    for (const code of codes) slips.push(...(await statusSlips(of, operation, sample, code)));
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
  { document, check, mock }: Mocked,
  operation: MockOperation,
  sample: SampleRequest | undefined,
  code: string,
): Promise<string[]> {
  if (sample === undefined) return ['no request example'];
  const response = operation.responses.get(code);
  const node = document.paths[operation.path]?.[operation.method]?.responses[code] ?? {};
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
    if (JSON.stringify(JSON.parse(reply.text || 'null')) !== JSON.stringify(value))
      slips.push(`${name}: another body`);
    count.examples++;
  }
  for (const [name] of response?.locations ?? []) {
    await ask(`code=${code}, example=${name}`);
    count.examples++;
  }
  count.statuses++;
  return slips;
}
