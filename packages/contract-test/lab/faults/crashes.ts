import type { Call } from '../call.ts';
import { list, object } from '../contract.ts';
import type { Fault } from '../fault.ts';
import { problem, type Reply } from '../reply.ts';

/** Requests, valid or not, that make the server fail or leave them unanswered. */
export const crashFaults: readonly Fault[] = [
  crash(
    'highest-offset',
    'listItems',
    'the highest offset',
    (call) => call.query.get('offset')?.[0] === '100000',
  ),
  crash('since', 'listMovements', 'a start time', (call) => call.query.has('since')),
  crash(
    'empty-description',
    'createItem',
    'an empty description',
    (call) => field(call, 'description') === '',
  ),
  crash('no-tags', 'changeItem', 'an empty list of tags', (call) => {
    const tags = field(call, 'tags');
    return Array.isArray(tags) && list(tags).length === 0;
  }),
  crash('not-json', 'search', 'a body that is not JSON', (call) => call.json() === undefined),
  crash('body-of-another-type', 'replaceLayout', 'a body that is not an object', (call) => {
    const body = call.json();
    return typeof body !== 'object' || body === null || Array.isArray(body);
  }),
  crash('unknown-item', 'getItem', 'an unknown identifier', (_, reply) => reply.status === 404),
  {
    name: 'crash-no-answer',
    kind: 'crash',
    says: 'addMovement does not respond to the highest quantity.',
    expects: { rule: 'no-answer', operation: 'addMovement' },
    serve: (call, _, next) => {
      const hangs = call.operation?.id === 'addMovement' && field(call, 'quantity') === 1_000_000;
      return hangs ? 'The connection was closed.' : next();
    },
  },
];

function crash(
  name: string,
  operation: string,
  cause: string,
  isCause: (call: Call, reply: Reply) => boolean,
): Fault {
  return {
    name: `crash-${name}`,
    kind: 'crash',
    says: `${operation} returns 500 for ${cause}.`,
    expects: { rule: 'server-error', operation },
    serve: (call, _, next) => {
      const reply = next();
      const isLetIn = reply.status < 300 || reply.status === 400 || reply.status === 404;
      if (call.operation?.id !== operation || !isLetIn || !isCause(call, reply)) return reply;
      const { headers } = problem(500, 'The server failed.');
      return {
        status: 500,
        headers: { ...reply.headers, ...headers },
        body: { title: 'The server failed.', status: 500 },
      };
    },
  };
}

function field(call: Call, name: string) {
  return object(call.json())[name];
}
