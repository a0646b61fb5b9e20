import { expect, it } from 'vitest';
import { webhooksOf } from './webhooks.ts';

const contract = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {},
  webhooks: {
    'order.paid': {
      post: {
        operationId: 'onOrderPaid',
        // Parameters of a webhook besides its body do not matter here.
        parameters: [{ name: 'webhook-id', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/OrderPaid' },
              examples: { paid: { $ref: '#/components/examples/paid' }, other: { value: {} } },
            },
          },
        },
        responses: { '2XX': { description: 'Received.' } },
      },
    },
  },
  components: {
    examples: { paid: { value: { event: 'order.paid', data: { total: '5' } } } },
    schemas: {
      OrderPaid: {
        type: 'object',
        required: ['event', 'data'],
        properties: {
          event: { type: 'string', const: 'order.paid' },
          data: {
            type: 'object',
            required: ['total'],
            properties: {
              total: { type: 'string', pattern: '^[0-9]+$' },
              currency: { type: 'string', default: 'NGN' },
            },
          },
        },
      },
    },
  },
};
const webhooks = webhooksOf(contract);

it('the example of a webhook is the first one, wherever it stands', () => {
  expect(webhooks.example('order.paid')).toEqual({ event: 'order.paid', data: { total: '5' } });
});

it('a body that is as the contract has it has no flaws, and stays as it is', () => {
  const body = { event: 'order.paid', data: { total: '7' } };
  expect(webhooks.flawsOf('order.paid', body)).toEqual([]);
  expect(body).toEqual({ event: 'order.paid', data: { total: '7' } });
});

it.each([
  [{ event: 'order.paid', data: {} }, 'data.total', 'required'],
  [{ event: 'order.paid', data: { total: 7 } }, 'data.total', 'type'],
  [{ event: 'order.paid', data: { total: 'x' } }, 'data.total', 'pattern'],
  [{ event: 'order.lost', data: { total: '7' } }, 'event', 'const'],
  [{ event: 'order.paid', data: { total: '7', note: 'more' } }, 'data.note', 'unknown'],
  ['text', '', 'type'],
])('%j has the flaw of %s', (body, field, code) => {
  expect(webhooks.flawsOf('order.paid', body)).toMatchObject([{ place: 'body', field, code }]);
});

it('a webhook that the contract does not have is an error', () => {
  expect(() => webhooks.example('order.lost')).toThrow('no webhook order.lost');
  expect(() => webhooks.flawsOf('order.lost', {})).toThrow('no webhook order.lost');
});

it('a contract without webhooks has none', () => {
  const { webhooks: _, ...without } = contract;
  expect(() => webhooksOf(without).example('order.paid')).toThrow('no webhook order.paid');
});
