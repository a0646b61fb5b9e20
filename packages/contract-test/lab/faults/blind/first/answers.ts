import { type Data, list, object } from '../../../contract.ts';
import { onBody, onReply, put } from '../../../edit.ts';
import type { Fault } from '../../../fault.ts';

/** Faults of what is answered to a request that is treated as it should be. */
export const blindAnswerFaults: readonly Fault[] = [
  {
    name: 'blind-health-wildcard-as-text',
    kind: 'media type',
    says: 'A caller that takes everything is told about the health in plain text, as the load balancer likes it.',
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
    says: 'When an offset is given, `next` is the text of the offset with that of the limit behind it.',
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
    says: 'The `ETag` of an item that was changed is a weak one when the item is read.',
    expects: { rule: 'header-value', operation: 'getItem' },
    serve: onReply('getItem', 200, (reply) => {
      if (Number(object(reply.body).revision) > 1) reply.headers.ETag = `W/${reply.headers.ETag}`;
    }),
  },
  {
    name: 'blind-get-head-unknown-found',
    kind: 'protocol',
    says: 'HEAD does not look the item up: it answers 200 for an item that does not exist.',
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
    says: 'The media type of a change is refused before the request is given its id.',
    expects: { rule: 'missing-header', operation: 'changeItem' },
    serve: onReply('changeItem', 415, (reply) => {
      delete reply.headers['X-Request-Id'];
    }),
  },
  {
    name: 'blind-movements-none-with-204',
    kind: 'status',
    says: 'When there is no movement to list, the answer is 204 without content.',
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
    says: 'Movements that are filtered by their direction come without their bin, transfers too.',
    expects: { rule: 'response-body', operation: 'listMovements' },
    serve: onReply('listMovements', 200, (reply, call) => {
      if (call.query.has('direction')) put(reply.body, '/movements/*/toBin', undefined);
    }),
  },
  {
    name: 'blind-search-pounds-as-text',
    kind: 'body',
    says: 'Weights in pounds are rounded to a text.',
    expects: { rule: 'response-body', operation: 'search' },
    serve: onReply('search', 200, (reply) => {
      if (object(reply.body).units !== 'lb') return;
      put(reply.body, '/matches/*/weight', (weight) => Number(weight).toFixed(2));
    }),
  },
  {
    name: 'blind-labels-quote-not-escaped',
    kind: 'body',
    says: 'The answer is put together by hand, and the text of the label is not escaped in it.',
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
    says: 'A zone without a corner is read with an empty one.',
    expects: { rule: 'response-body', operation: 'readLayout' },
    serve: onBody('readLayout', 200, '/zones', (zones) => list(zones).map(withCorner)),
  },
  {
    name: 'blind-layout-allow-too-much',
    kind: 'protocol',
    says: 'The `Allow` of the layout names a method that it does not have.',
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
