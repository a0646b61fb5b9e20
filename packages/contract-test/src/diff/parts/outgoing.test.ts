import { describe, expect, it } from 'vitest';
import { contractOf } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const received = { 200: { description: 'Received.' } };
const object = (required: readonly string[], kind = 'string') => ({
  type: 'object',
  required,
  properties: { id: { type: kind } },
});
const body = (schema: object, type = 'application/json') => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});
const event = { operationId: 'onPaid', ...body(object(['id'])), responses: received };
const header = (required: boolean) => ({
  parameters: [{ name: 'X-Signature', in: 'header', required, schema: { type: 'string' } }],
});
const answered = (responses: object) => ({ ...event, responses });
const answeredWith = (schema: object) =>
  answered({ 200: { description: 'Received.', content: { 'application/json': { schema } } } });

async function changed(old: object, next: object, today?: string) {
  const of = (webhooks: object) => contractOf({}, {}, { webhooks });
  const changes = diffContracts(await of(old), await of(next), today);
  return changes.map(({ level, id }) => `${level} ${id}`);
}

describe('webhooks', () => {
  it('break when they go or are renamed, and may come', async () => {
    const paid = { paid: { post: event } };
    expect(await changed(paid, {})).toEqual(['breaking webhook-removed']);
    expect(await changed({}, paid)).toEqual(['info webhook-added']);
    expect(await changed(paid, { settled: { post: event } })).toEqual([
      'breaking webhook-removed',
      'info webhook-added',
    ]);
    expect(await changed(paid, { paid: { put: event } })).toEqual([
      'breaking webhook-removed',
      'info webhook-added',
    ]);
  });

  it('may go when their sunset is over', async () => {
    const old = { paid: { post: { ...event, deprecated: true, 'x-sunset': '2026-01-31' } } };
    expect(await changed(old, {}, '2026-11-21')).toEqual(['info webhook-removed']);
    expect(await changed(old, {}, '2026-01-30')).toEqual(['breaking webhook-removed']);
  });

  it.each([
    [
      'a member that may be missing',
      { ...event, ...body(object([])) },
      'breaking response-property-became-optional',
      'info response-property-became-required',
    ],
    [
      'another type',
      { ...event, ...body(object(['id'], 'integer')) },
      'breaking response-property-type-changed',
      'breaking response-property-type-changed',
    ],
    [
      'no body',
      { operationId: 'onPaid', responses: received },
      'breaking response-body-removed',
      'info response-body-added',
    ],
    [
      'a body that may be missing',
      { ...event, requestBody: { ...event.requestBody, required: false } },
      'breaking response-body-became-optional',
      'info response-body-became-required',
    ],
    [
      'a header',
      { ...event, ...header(true) },
      'info response-header-added',
      'breaking required-response-header-removed',
    ],
    [
      'another name',
      { ...event, operationId: 'onPayment' },
      'warning api-operation-id-changed',
      'warning api-operation-id-changed',
    ],
    [
      'a further success',
      answered({ ...received, 202: { description: 'Later.' } }),
      'info response-success-status-added',
      'breaking response-success-status-removed',
    ],
    [
      'a refusal',
      answered({ ...received, 410: { description: 'Gone.' } }),
      'info response-non-success-status-added',
      'warning response-non-success-status-removed',
    ],
    ['a body in the answer', answeredWith({}), 'warning request-body-added', 'warning request-body-removed'],
  ])('%s', async (_, next, there, back) => {
    const [one, other] = [{ paid: { post: event } }, { paid: { post: next } }];
    expect(await changed(one, other)).toEqual([there]);
    expect(await changed(other, one)).toEqual([back]);
  });

  it('a header may not become optional', async () => {
    const of = (required: boolean) => ({ paid: { post: { ...event, ...header(required) } } });
    expect(await changed(of(true), of(false))).toEqual(['breaking response-header-became-optional']);
    expect(await changed(of(false), of(true))).toEqual(['info response-header-became-required']);
  });

  it('nobody chooses the media type, so a further one breaks and one less does not', async () => {
    const form = body(object(['id']), 'application/x-www-form-urlencoded').requestBody.content;
    const both = {
      ...event,
      requestBody: { required: true, content: { ...event.requestBody.content, ...form } },
    };
    expect(await changed({ paid: { post: event } }, { paid: { post: both } })).toEqual([
      'breaking response-media-type-added',
    ]);
    expect(await changed({ paid: { post: both } }, { paid: { post: event } })).toEqual([
      'info response-media-type-removed',
    ]);
  });

  it('what answers hold is judged as requests are', async () => {
    const [free, strict] = [{ post: answeredWith(object([])) }, { post: answeredWith(object(['id'])) }];
    expect(await changed({ paid: free }, { paid: strict })).toEqual([
      'breaking request-property-became-required',
    ]);
    expect(await changed({ paid: strict }, { paid: free })).toEqual([
      'info request-property-became-optional',
    ]);
  });

  it('a range of answers that becomes one of them refuses the others', async () => {
    const ranged = { paid: { post: answered({ '2XX': { description: 'Received.' } }) } };
    expect(await changed(ranged, { paid: { post: event } })).toEqual([
      'breaking response-success-status-removed',
      'info response-success-status-added',
    ]);
    expect(await changed({ paid: { post: event } }, ranged)).toEqual(['info response-success-status-added']);
  });
});

describe('callbacks', () => {
  const address = '{$request.body#/url}';
  const call = (callbacks: object) =>
    contractOf({ '/things': { post: { operationId: 'createThing', callbacks, responses: received } } });
  const done = (operation: object, at = address) => ({ done: { [at]: { post: operation } } });

  it('break when they go or go elsewhere, and may come', async () => {
    const [with_, without] = [await call(done(event)), await call({})];
    expect(diffContracts(with_, without)).toMatchObject([
      { id: 'callback-removed', level: 'breaking', where: `callback done ${address}` },
    ]);
    expect(diffContracts(without, with_)).toMatchObject([{ id: 'callback-added', level: 'info' }]);
    expect(diffContracts(with_, await call(done(event, '{$request.query.url}')))).toMatchObject([
      { id: 'callback-removed' },
      { id: 'callback-added' },
    ]);
  });

  it('are judged as responses are', async () => {
    const [full, lacking] = [await call(done(event)), await call(done({ ...event, ...body(object([])) }))];
    expect(diffContracts(full, lacking)).toMatchObject([
      {
        id: 'response-property-became-optional',
        level: 'breaking',
        operation: 'onPaid',
        where: `callback done ${address} body`,
        witness: {},
      },
    ]);
    expect(diffContracts(lacking, full)).toMatchObject([{ level: 'info' }]);
  });

  it('of callbacks are compared, too, and may come round', async () => {
    const nested = (operation: object) => call(done({ ...event, callbacks: done(operation) }));
    const [full, lacking] = [await nested(event), await nested({ ...event, ...body(object([])) })];
    expect(diffContracts(full, lacking)).toMatchObject([{ level: 'breaking' }]);
    const again = { $ref: '#/components/callbacks/Again' };
    const round = await contractOf(
      { '/things': { post: { operationId: 'createThing', callbacks: { again }, responses: received } } },
      { callbacks: { Again: { [address]: { post: { ...event, callbacks: { again } } } } } },
    );
    expect(diffContracts(round, round)).toEqual([]);
  });
});
