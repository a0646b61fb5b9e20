import { type SampleRequest, type Spoiled, sampleRequests, toWire } from '@finops/contract-express/testing';
import { type ApiDocument, operationAt, type ResponseObject, resolve } from '@finops/openapi';
import { afterAll, describe, expect, test } from 'vitest';
import { anyCredentials } from '../test/harness.ts';
import { closeMocks, mockedOperations } from '../test/mock-worlds.ts';
import type { MockOperation } from './contract.ts';

/** The body of a 400, as far as it tells what was sent. */
interface Told {
  readonly message: string;
  readonly error: { readonly name: string };
  readonly fields?: Readonly<Record<string, readonly { readonly reason: string }[]>>;
}

const cases = await mockedOperations();
const shown = cases.flatMap(({ operation, document, mock }) =>
  examplesOf400(document, operation).flatMap(({ name, value }) => {
    const samples = sampleRequests(document, operation, anyCredentials(operation));
    const request = samples.map((sample) => requestOf(value, sample)).find((one) => one !== undefined);
    return request === undefined ? [] : [{ id: operation.id, name, value, request, mock }];
  }),
);
afterAll(() => closeMocks(cases));

describe('a request that a 400 shows is refused in the words of the example', () => {
  test.each(shown)('$id $name', async ({ request, value, mock }) => {
    const reply = await mock.send(request);
    expect([reply.status, JSON.parse(reply.text)]).toEqual([400, value]);
  });

  test('every example of a body that fails its schema is held', () => {
    const held = new Set(shown.map(({ id, name }) => `${id} ${name}`));
    const schemaErrors = cases.flatMap(({ operation, document }) =>
      examplesOf400(document, operation)
        .filter(({ value }) => value.error.name === 'schema_validation')
        .map(({ name }) => `${operation.id} ${name}`),
    );
    expect(schemaErrors.filter((one) => !held.has(one))).toEqual([]);
  });
});

function examplesOf400(document: ApiDocument, operation: MockOperation): { name: string; value: Told }[] {
  const node = operationAt(document, operation)?.responses['400'];
  const content = node && resolve<ResponseObject>(document, node).content?.['application/json'];
  return Object.entries(content?.examples ?? {})
    .map(([name, example]) => ({ name, value: resolve(document, example).value as Told }))
    .filter(({ value }) => typeof value.error === 'object');
}

/** The request that a 400 tells of, made of a sample; undefined when the sample has no such field, or no request shows it. */
function requestOf({ message, fields = {} }: Told, sample: SampleRequest) {
  const send = (spoiled: Spoiled) => toWire(sample, spoiled);
  const sent = (sample.body?.value ?? {}) as Readonly<Record<string, unknown>>;
  const sendField = (field: string, value: unknown) =>
    send({ body: JSON.stringify({ ...sent, [field]: value }) });
  if (message.startsWith('The body is not JSON.')) return send({ body: '{' });
  const [[field = '', [{ reason = '' } = {}] = []] = []] = Object.entries(fields);
  const given = /^is (.+); it must /.exec(reason)?.[1];
  if (reason === 'is not recognized') {
    return send({ query: [[field, 'x']], headers: { Prefer: 'handling=strict' } });
  }
  if (message.startsWith('1 value is invalid: limit is '))
    return send({ query: [[field, JSON.parse(given ?? '0')]] });
  if (!(field in sent)) return undefined;
  if (reason === 'is required') return sendField(field, undefined);
  return given === undefined ? undefined : sendField(field, JSON.parse(given));
}
