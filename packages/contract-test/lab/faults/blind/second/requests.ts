import { callReader } from '../../../call.ts';
import { object, readOperations } from '../../../contract.ts';
import { onReply, onRequest } from '../../../edit.ts';
import type { Fault } from '../../../fault.ts';
import { preferred } from '../../../negotiation.ts';
import { problem } from '../../../reply.ts';
import { tokens } from '../../../server.ts';
import { replyInstead } from './reply-instead.ts';

const readCall = callReader(readOperations());

/** Faults of validation, refusals, access and robustness. */
export const secondBlindRequestFaults: readonly Fault[] = [
  {
    name: 'second-health-unknown-token-refused',
    kind: 'auth',
    says: 'Health needs no token, but a token that is sent must be valid.',
    expects: { rule: 'undocumented-status', operation: 'health' },
    serve: onReply('health', 200, (reply, call) => {
      const token = call.headers.get('authorization')?.replace(/^bearer +/i, '');
      if (token === undefined || Object.values(tokens).includes(token)) return;
      replyInstead(reply, problem(401, 'The token is missing or invalid.'));
      reply.headers['WWW-Authenticate'] = 'Bearer realm="warehouse"';
    }),
  },
  {
    name: 'second-create-attribute-of-every-object',
    kind: 'crash',
    says: 'Attributes are counted in a plain object, and one named like an inherited member makes it fail.',
    expects: { rule: 'server-error', operation: 'createItem' },
    serve: onReply('createItem', 201, (reply, call, state) => {
      const names = Object.keys(object(object(call.json()).attributes));
      if (!names.some((name) => name in {})) return;
      state.items.delete(String(object(reply.body).id));
      replyInstead(reply, problem(500, 'The server failed.'));
    }),
  },
  {
    name: 'second-change-by-put',
    kind: 'protocol',
    says: 'The router sends PUT of an item to the handler of PATCH.',
    expects: { rule: 'undeclared-method' },
    serve: (call, _, next) => {
      const isPut = call.method === 'PUT' && call.operation === undefined && call.methods.includes('PATCH');
      return isPut ? next(readCall({ ...call.request, method: 'PATCH' })) : next();
    },
  },
  {
    name: 'second-movements-export-without-scope',
    kind: 'auth',
    says: 'The CSV export of movements does not check the scope of the token.',
    expects: { rule: 'missing-scope', operation: 'listMovements' },
    serve: (call, _, next) => {
      const reply = next();
      const isRefused = call.operation?.id === 'listMovements' && reply.status === 403;
      const mediaType = preferred(call.headers.get('accept'), call.operation?.produces ?? []);
      if (!isRefused || mediaType !== 'text/csv') return reply;
      return next({
        ...call,
        headers: new Map([...call.headers, ['authorization', `Bearer ${tokens.full}`]]),
      });
    },
  },
  {
    name: 'second-movement-out-with-bin',
    kind: 'lax request',
    says: 'A bin is refused for a movement in, but accepted for a movement out.',
    expects: { rule: 'invalid-accepted', operation: 'addMovement' },
    request: onRequest('addMovement', '/schemas/Movement/else', {
      if: { properties: { direction: { const: 'in' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { toBin: false } },
    }),
  },
  {
    name: 'second-search-from-zero-refused',
    kind: 'strict request',
    says: 'A lower bound of 0 counts as absent, so a search by weight with no other bound is refused.',
    expects: { rule: 'valid-refused', operation: 'search' },
    request: onRequest('search', '/schemas/WeightSearch/anyOf/0', {
      required: ['from'],
      properties: { from: { not: { const: 0 } } },
    }),
  },
  {
    name: 'second-labels-token-by-beginning',
    kind: 'auth',
    says: 'A token is compared only up to the length of the valid one, so a longer one is accepted.',
    expects: { rule: 'wrong-auth', operation: 'printLabels' },
    serve: (call, _, next) => {
      const reply = next();
      if (call.operation?.id !== 'printLabels' || reply.status !== 401) return reply;
      const token = call.headers.get('authorization')?.replace(/^bearer +/i, '');
      const known = Object.values(tokens).find((one) => token?.startsWith(one));
      if (known === undefined) return reply;
      return next({ ...call, headers: new Map([...call.headers, ['authorization', `Bearer ${known}`]]) });
    },
  },
  {
    name: 'second-layout-accept-list-refused',
    kind: 'strict request',
    says: '`Accept` is compared as a whole, so several media types are refused even if the right one is included.',
    expects: { rule: 'valid-refused', operation: 'readLayout' },
    serve: onReply('readLayout', 200, (reply, call) => {
      const isList = call.headers.get('accept')?.includes(',') === true;
      if (isList) replyInstead(reply, problem(406, 'No acceptable media type is available.'));
    }),
  },
];
