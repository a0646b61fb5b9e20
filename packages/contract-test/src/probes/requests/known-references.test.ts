import { expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { contextOf, driveProbes, operationOf } from '../../../test/probes/drive-probes.ts';
import type { Json } from '../../contract/model.ts';
import type { WireRequest } from '../../model/message.ts';
import { baseProbes } from '../base.ts';
import { baseRequest } from './base-request.ts';

const text = { type: 'string' };
const created = { 201: { description: '', content: { 'application/json': { schema: {} } } } };
const creation = (operationId: string, example: Json) => ({
  operationId,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { type: 'object', required: Object.keys(example as object) },
        example,
      },
    },
  },
  responses: { ...created, 422: { description: '' } },
});
const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/customers': { post: creation('createCustomer', { name: 'Ada' }) },
    '/customers/{id}': {
      get: {
        operationId: 'getCustomer',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        responses: { 200: { description: '' } },
      },
    },
    '/orders': { post: creation('createOrder', { customer_id: 'shown', lines: [{ article_id: 'lamp' }] }) },
  },
};

/** The body of an order after its first request, on a server with some customers. */
async function orderAfter(customers: readonly string[]): Promise<Json | undefined> {
  const contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  const answer = (status: number, value: Json) => ({
    kind: 'response' as const,
    status,
    headers: [['Content-Type', 'application/json'] as const],
    body: new TextEncoder().encode(JSON.stringify(value)),
  });
  const server = ({ target, body }: WireRequest) => {
    if (target === '/customers') return answer(201, { id: 'c-1' });
    return customers.some((one) => String(body).includes(`"${one}"`)) ? answer(201, {}) : answer(422, {});
  };
  const operations = ['createCustomer', 'createOrder'].map((id) => operationOf(contract, id));
  const { world } = driveProbes(contract, baseProbes(operations), server);
  const body = baseRequest({ ...contextOf(contract), world }, operationOf(contract, 'createOrder'))?.body;
  return body !== undefined && 'value' in body ? body.value : undefined;
}

it('names things that exist where the example that names others is refused', async () => {
  expect(await orderAfter(['c-1'])).toEqual({ customer_id: 'c-1', lines: [{ article_id: 'lamp' }] });
});

it('leaves an example that is accepted as it is', async () => {
  expect(await orderAfter(['shown', 'c-1'])).toEqual({
    customer_id: 'shown',
    lines: [{ article_id: 'lamp' }],
  });
});
