import { list, object } from '../../../contract.ts';
import { onBody, onReply, put } from '../../../edit.ts';
import type { Fault } from '../../../fault.ts';
import { problem } from '../../../reply.ts';
import { replyInstead } from './reply-instead.ts';
import { wasRemoved } from './was-removed.ts';

/** Faults in the responses to requests that are otherwise handled correctly. */
export const secondBlindAnswerFaults: readonly Fault[] = [
  {
    name: 'second-list-none-without-total',
    kind: 'header',
    says: 'The total is written only if it is not 0, so an empty list lacks it.',
    expects: { rule: 'missing-header', operation: 'listItems' },
    serve: onReply('listItems', 200, ({ headers }) => {
      if (headers['X-Total-Count'] === '0') delete headers['X-Total-Count'];
    }),
  },
  {
    name: 'second-list-later-page-one-more',
    kind: 'state',
    says: 'One item more than the limit is fetched to detect a next page; only the first page drops it.',
    expects: { rule: 'filter-ignored', operation: 'listItems' },
    serve: (call, _, next) => {
      const reply = next();
      if (call.operation?.id !== 'listItems' || reply.status !== 200) return reply;
      const { items, next: following } = object(reply.body);
      const isLater = Number(call.query.get('offset')?.[0] ?? 0) > 0;
      if (!isLater || typeof following !== 'number') return reply;
      const one = next({
        ...call,
        query: new Map([...call.query, ['offset', [String(following)]], ['limit', ['1']]]),
      });
      put(reply.body, '/items', [...list(items), ...list(object(one.body).items)]);
      return reply;
    },
  },
  {
    name: 'second-list-dimension-fraction-as-text',
    kind: 'body',
    says: 'A dimension with a fraction is listed as text, as the database driver returns a decimal.',
    expects: { rule: 'response-body', operation: 'listItems' },
    serve: onBody('listItems', 200, '/items/*/dimensions', (dimensions) =>
      list(dimensions).map((one) => (Number.isInteger(one) ? one : String(one))),
    ),
  },
  {
    name: 'second-get-removed-with-410',
    kind: 'status',
    says: 'A removed item returns 410; one that never existed returns 404.',
    expects: { rule: 'undocumented-status', operation: 'getItem' },
    serve: onReply('getItem', 404, (reply, call, state) => {
      if (wasRemoved(call, state)) replyInstead(reply, problem(410, 'The item is gone.'));
    }),
  },
  {
    name: 'second-change-tenth-revision-etag',
    kind: 'header',
    says: 'The `ETag` of a change has the revision in base 36, which differs from the tenth one on.',
    expects: { rule: 'header-value', operation: 'changeItem' },
    serve: onReply('changeItem', 200, ({ headers, body }) => {
      headers.ETag = `"r${Number(object(body).revision).toString(36)}"`;
    }),
  },
  {
    name: 'second-movements-out-negative',
    kind: 'body',
    says: 'Quantities are stored with a sign, and movements out are listed with it.',
    expects: { rule: 'response-body', operation: 'listMovements' },
    serve: onReply('listMovements', 200, ({ body }) => {
      for (const movement of list(object(body).movements)) {
        if (object(movement).direction === 'out') put(movement, '/quantity', (quantity) => -Number(quantity));
      }
    }),
  },
  {
    name: 'second-search-eleven-matches',
    kind: 'body',
    says: 'A search stops at more than ten matches, so eleven are returned.',
    expects: { rule: 'response-body', operation: 'search' },
    serve: (call, state, next) => {
      const reply = next();
      if (call.operation?.id !== 'search' || reply.status !== 200) return reply;
      const matches = list(object(reply.body).matches);
      if (matches.length < 10) return reply;
      const before = [...state.items];
      for (const match of matches) state.items.delete(String(object(match).id));
      const others = list(object(next().body).matches);
      state.items.clear();
      for (const [id, item] of before) state.items.set(id, item);
      put(reply.body, '/matches', [...matches, ...others.slice(0, 1)]);
      return reply;
    },
  },
  {
    name: 'second-layout-broken-json-as-page',
    kind: 'media type',
    says: 'A layout that is not JSON is refused by the body parser with its own HTML page.',
    expects: { rule: 'media-type', operation: 'replaceLayout' },
    serve: onReply('replaceLayout', 400, (reply, call) => {
      if (call.request.body === undefined || call.json() !== undefined) return;
      reply.headers['Content-Type'] = 'text/html';
      reply.body = '<!DOCTYPE html><title>Error</title><pre>Bad Request</pre>';
    }),
  },
];
