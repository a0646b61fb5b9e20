import { type Data, list, object } from '../../../contract.ts';
import { onBody, onReply, put } from '../../../edit.ts';
import type { Fault } from '../../../fault.ts';

/** Faults in the responses to requests that are otherwise handled correctly. */
export const blindAnswerFaults: readonly Fault[] = [
  {
    name: 'blind-health-wildcard-as-text',
    kind: 'media type',
    says: 'Health is returned as plain text to a caller that accepts any type, as the load balancer prefers.',
    expects: { rule: 'media-type', operation: 'health' },
    serve: onReply('health', 200, (reply, call) => {
      if (call.headers.get('accept') !== '*/*') return;
      reply.headers['Content-Type'] = 'text/plain';
      reply.body = 'ok';
    }),
  },
  {
    name: 'blind-list-next-as-text',
    kind: 'body',
    says: 'With an offset, `next` is the offset and the limit concatenated as texts.',
    expects: { rule: 'response-body', operation: 'listItems' },
    serve: onReply('listItems', 200, (reply, call) => {
      const [offset] = call.query.get('offset') ?? [];
      const [limit = '20'] = call.query.get('limit') ?? [];
      if (offset === undefined) return;
      put(reply.body, '/next', (next) => (next === null ? null : offset + limit));
    }),
  },
  {
    name: 'blind-get-changed-etag-weak',
    kind: 'header',
    says: 'Reading a changed item returns a weak `ETag`.',
    expects: { rule: 'header-value', operation: 'getItem' },
    serve: onReply('getItem', 200, (reply) => {
      if (Number(object(reply.body).revision) > 1) reply.headers.ETag = `W/${reply.headers.ETag}`;
    }),
  },
  {
    name: 'blind-get-head-unknown-found',
    kind: 'protocol',
    says: 'HEAD does not look up the item: it returns 200 for an item that does not exist.',
    expects: { rule: 'head-differs', operation: 'getItem' },
    serve: onReply('getItem', 404, (reply, call) => {
      if (!call.isHead) return;
      reply.status = 200;
      reply.headers['Content-Type'] = 'application/json';
    }),
  },
  {
    name: 'blind-change-untaken-without-request-id',
    kind: 'header',
    says: 'The media type of a change is refused before the request gets its id.',
    expects: { rule: 'missing-header', operation: 'changeItem' },
    serve: onReply('changeItem', 415, (reply) => {
      delete reply.headers['X-Request-Id'];
    }),
  },
  {
    name: 'blind-movements-none-with-204',
    kind: 'status',
    says: 'A list without movements is returned as 204 without content.',
    expects: { rule: 'undocumented-status', operation: 'listMovements' },
    serve: onReply('listMovements', 200, (reply) => {
      const isCsv = typeof reply.body === 'string';
      const count = isCsv
        ? String(reply.body).split('\r\n').length - 2
        : list(object(reply.body).movements).length;
      if (count > 0) return;
      reply.status = 204;
      reply.body = undefined;
      delete reply.headers['Content-Type'];
    }),
  },
  {
    name: 'blind-movements-of-a-direction-without-bin',
    kind: 'body',
    says: 'Movements filtered by direction lack their bin, including transfers.',
    expects: { rule: 'response-body', operation: 'listMovements' },
    serve: onReply('listMovements', 200, (reply, call) => {
      if (call.query.has('direction')) put(reply.body, '/movements/*/toBin', undefined);
    }),
  },
  {
    name: 'blind-search-pounds-as-text',
    kind: 'body',
    says: 'Weights in pounds are rounded and returned as text.',
    expects: { rule: 'response-body', operation: 'search' },
    serve: onReply('search', 200, (reply) => {
      if (object(reply.body).units !== 'lb') return;
      put(reply.body, '/matches/*/weight', (weight) => Number(weight).toFixed(2));
    }),
  },
  {
    name: 'blind-labels-quote-not-escaped',
    kind: 'body',
    says: 'The response is assembled by hand, without escaping the text of the label.',
    expects: { rule: 'unreadable-body', operation: 'printLabels' },
    serve: onReply('printLabels', 200, (reply) => {
      const label = String(object(reply.body).text);
      const escaped = JSON.stringify(label);
      if (escaped !== `"${label}"`)
        reply.text = JSON.stringify(reply.body).replace(escaped, () => `"${label}"`);
    }),
  },
  {
    name: 'blind-layout-corner-empty',
    kind: 'body',
    says: 'A zone without a corner is returned with an empty one.',
    expects: { rule: 'response-body', operation: 'readLayout' },
    serve: onBody('readLayout', 200, '/zones', (zones) => list(zones).map(withCorner)),
  },
  {
    name: 'blind-layout-allow-too-much',
    kind: 'protocol',
    says: 'The `Allow` of the layout names a method that it does not support.',
    expects: { rule: 'allow-header' },
    serve: (call, _, next) => {
      const reply = next();
      if (reply.status === 405 && call.path === '/v1/layout') reply.headers.Allow = 'GET, HEAD, PUT, DELETE';
      return reply;
    },
  },
];

function withCorner(zone: Data): Data {
  const { corner = [], zones, ...rest } = object(zone);
  return { ...rest, corner, ...(zones !== undefined && { zones: list(zones).map(withCorner) }) };
}
