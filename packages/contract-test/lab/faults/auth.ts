import { onReply } from '../edit.ts';
import type { Fault } from '../fault.ts';

/** Credentials that are not checked, or are refused otherwise than declared. */
export const authFaults: readonly Fault[] = [
  letIn('missing-read', 'missing-auth', 'getItem'),
  letIn('missing-remove', 'missing-auth', 'removeItem'),
  letIn('wrong-change', 'wrong-auth', 'changeItem'),
  letIn('wrong-layout', 'wrong-auth', 'readLayout'),
  letIn('scope-create', 'scope', 'createItem'),
  letIn('scope-search', 'scope', 'search'),
  {
    name: 'auth-missing-with-403',
    kind: 'auth',
    says: 'listItems returns 403 for a call without credentials.',
    expects: { rule: 'missing-auth', operation: 'listItems' },
    serve: onReply('listItems', 401, (reply, call) => {
      if (!call.headers.has('authorization')) forbid(reply);
    }),
  },
  {
    name: 'auth-wrong-with-403',
    kind: 'auth',
    says: 'addMovement returns 403 for unknown credentials.',
    expects: { rule: 'wrong-auth', operation: 'addMovement' },
    serve: onReply('addMovement', 401, (reply, call) => {
      if (call.headers.has('authorization')) forbid(reply);
    }),
  },
  {
    name: 'auth-scope-with-404',
    kind: 'auth',
    says: 'removeItem returns 404 for credentials without the scope.',
    expects: { rule: 'missing-scope', operation: 'removeItem' },
    serve: onReply('removeItem', 403, (reply) => {
      reply.status = 404;
      reply.body = { title: 'There is no such item.', status: 404 };
    }),
  },
];

function forbid(reply: { status: number; headers: Record<string, string>; body: unknown }): void {
  reply.status = 403;
  reply.body = { title: 'The token lacks the scope.', status: 403 };
  delete reply.headers['WWW-Authenticate'];
}

function letIn(name: string, gate: 'missing-auth' | 'wrong-auth' | 'scope', operation: string): Fault {
  const who = {
    'missing-auth': 'no credentials',
    'wrong-auth': 'any credentials',
    scope: 'credentials without scope',
  };
  return {
    name: `auth-${name}`,
    kind: 'auth',
    says: `${operation} accepts ${who[gate]}.`,
    expects: { rule: gate === 'scope' ? 'missing-scope' : gate, operation },
    skips: { gate, operation },
  };
}
