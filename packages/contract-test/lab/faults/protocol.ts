import type { Call } from '../call.ts';
import { onReply } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { jsonReply, problem, type Reply } from '../reply.ts';

type Serve = NonNullable<Fault['serve']>;

/** Methods, `Allow`, HEAD, `Accept` and the media types of bodies. */
export const protocolFaults: readonly Fault[] = [
  {
    name: 'protocol-allow-missing',
    kind: 'protocol',
    says: 'On /v1/layout, a 405 lacks `Allow`.',
    expects: { rule: 'allow-header' },
    serve: onRefusedMethod('/v1/layout', (reply) => {
      const { Allow: _, ...headers } = reply.headers;
      return { ...reply, headers };
    }),
  },
  {
    name: 'protocol-allow-incomplete',
    kind: 'protocol',
    says: 'On /v1/items, `Allow` omits POST.',
    expects: { rule: 'allow-header' },
    serve: onRefusedMethod('/v1/items', (reply) => ({
      ...reply,
      headers: { ...reply.headers, Allow: 'GET, HEAD' },
    })),
  },
  {
    name: 'protocol-method-with-404',
    kind: 'protocol',
    says: 'On /v1/labels, undeclared methods get 404.',
    expects: { rule: 'undeclared-method', operation: 'printLabels' },
    serve: onRefusedMethod('/v1/labels', (reply) => ({
      ...problem(404, 'There is no such path.'),
      headers: reply.headers,
    })),
  },
  {
    name: 'protocol-method-accepted',
    kind: 'protocol',
    says: 'On /v1/searches, undeclared methods get 200.',
    expects: { rule: 'undeclared-method', operation: 'search' },
    serve: onRefusedMethod('/v1/searches', (reply) => {
      const { Allow: _, ...headers } = reply.headers;
      return jsonReply(
        200,
        { by: 'text', units: 'kg', matches: [] },
        { ...headers, 'Content-Type': 'application/json' },
      );
    }),
  },
  {
    name: 'protocol-head-refused',
    kind: 'protocol',
    says: 'HEAD of an item returns 405.',
    expects: { rule: 'head-differs', operation: 'getItem' },
    serve: onHead('getItem', (reply) => {
      reply.status = 405;
      reply.headers.Allow = 'GET, PATCH, DELETE';
    }),
  },
  {
    name: 'protocol-head-without-total',
    kind: 'protocol',
    says: 'HEAD of the items does not return their number.',
    expects: { rule: 'head-differs', operation: 'listItems' },
    serve: onHead('listItems', (reply) => {
      delete reply.headers['X-Total-Count'];
    }),
  },
  {
    name: 'protocol-accept-ignored',
    kind: 'protocol',
    says: 'getItem ignores `Accept`.',
    expects: { rule: 'not-acceptable', operation: 'getItem' },
    skips: { gate: 'accept', operation: 'getItem' },
  },
  {
    name: 'protocol-accept-with-400',
    kind: 'protocol',
    says: 'search returns 400 instead of 406.',
    expects: { rule: 'not-acceptable', operation: 'search' },
    serve: onReply('search', 406, becomeInvalid),
  },
  {
    name: 'protocol-media-type-ignored',
    kind: 'protocol',
    says: 'createItem ignores the media type of the body.',
    expects: { rule: 'unsupported-media-type', operation: 'createItem' },
    skips: { gate: 'media-type', operation: 'createItem' },
  },
  {
    name: 'protocol-media-type-with-400',
    kind: 'protocol',
    says: 'replaceLayout returns 400 instead of 415.',
    expects: { rule: 'unsupported-media-type', operation: 'replaceLayout' },
    serve: onReply('replaceLayout', 415, becomeInvalid),
  },
];

function onRefusedMethod(path: string, edit: (reply: Reply) => Reply): Serve {
  return (call, _, next) => {
    const reply = next();
    return call.path === path && reply.status === 405 ? edit(reply) : reply;
  };
}

function onHead(operation: string, edit: (reply: Reply) => void): Serve {
  return onReply(operation, 200, (reply: Reply, call: Call) => {
    if (call.isHead) edit(reply);
  });
}

function becomeInvalid(reply: Reply): void {
  reply.status = 400;
  reply.body = { title: 'The request does not fit the contract.', status: 400 };
}
