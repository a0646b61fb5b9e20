import { object } from '../contract.ts';
import { onReply, put } from '../edit.ts';
import type { Fault } from '../fault.ts';

/** Faults on requests that are repeated with the same idempotency key. */
export const idempotencyFaults: readonly Fault[] = [
  {
    name: 'idempotency-create-again',
    kind: 'idempotency',
    says: 'createItem creates another item for the same key.',
    expects: { rule: 'idempotent-replay', operation: 'createItem' },
    skips: { gate: 'replay', operation: 'createItem' },
  },
  {
    name: 'idempotency-refused',
    kind: 'idempotency',
    says: 'createItem refuses a repeated request.',
    expects: { rule: 'idempotent-replay', operation: 'createItem' },
    serve: onReply('createItem', 201, (reply) => {
      if (reply.headers['Idempotent-Replayed'] === undefined) return;
      const { 'X-Request-Id': id = '' } = reply.headers;
      reply.status = 422;
      reply.headers = { 'Content-Type': 'application/problem+json', 'X-Request-Id': id };
      reply.body = { title: 'The key was already used.', status: 422 };
    }),
  },
  {
    name: 'idempotency-other-answer',
    kind: 'idempotency',
    says: 'addMovement returns another quantity for a repeated request.',
    expects: { rule: 'idempotent-replay', operation: 'addMovement' },
    serve: onReply('addMovement', 201, (reply) => {
      const isReplay = reply.headers['Idempotent-Replayed'] !== undefined;
      if (isReplay) put(reply.body, '/quantity', (quantity) => (quantity === 1 ? 2 : 1));
    }),
  },
  {
    name: 'idempotency-done-again',
    kind: 'idempotency',
    says: 'addMovement returns the same response to a repeated request but records the movement again.',
    expects: { rule: 'idempotent-replay', operation: 'addMovement' },
    serve: onReply('addMovement', 201, (reply, call, state) => {
      const item = call.pathParameters.itemId ?? '';
      const isReplay = reply.headers['Idempotent-Replayed'] !== undefined;
      if (isReplay) state.movements.set(item, [...(state.movements.get(item) ?? []), object(reply.body)]);
    }),
  },
  {
    name: 'idempotency-key-reused',
    kind: 'idempotency',
    says: 'createItem returns the first response for another body.',
    expects: { rule: 'idempotency-key-reuse', operation: 'createItem' },
    skips: { gate: 'key-reuse', operation: 'createItem' },
  },
  {
    name: 'idempotency-key-of-another-body',
    kind: 'idempotency',
    says: 'addMovement records another body under a used key.',
    expects: { rule: 'idempotency-key-reuse', operation: 'addMovement' },
    serve: (call, state, next) => {
      const place = `addMovement ${call.path} ${call.headers.get('idempotency-key')}`;
      if (state.replies.get(place)?.fingerprint !== call.request.body) state.replies.delete(place);
      return next();
    },
  },
];
