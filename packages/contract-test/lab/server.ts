import type { Answer, WireRequest } from '../src/model/message.ts';
import { type Call, callReader } from './call.ts';
import { type LabOperation, readOperations } from './contract.ts';
import type { Fault, Gate } from './fault.ts';
import type { Handler } from './handlers/handler.ts';
import { changeItem, createItem, getItem, listItems, removeItem } from './handlers/items.ts';
import { addMovement, listMovements } from './handlers/movements.ts';
import { health, printLabels, readLayout, replaceLayout, search } from './handlers/service.ts';
import { preferred } from './negotiation.ts';
import { answerOf, copyOf, problem, type Reply } from './reply.ts';
import { freshState, identifier, type LabState } from './state.ts';
import { compile, type Input, type Validator } from './validation.ts';

/** The token with all scopes, and the one without; all others are refused. */
export const tokens = { full: 'lab-full', unscoped: 'lab-unscoped' };

const handlers: Readonly<Record<string, Handler>> = {
  ...{ health, listItems, createItem, getItem, changeItem, removeItem, listMovements, addMovement },
  ...{ search, printLabels, readLayout, replaceLayout },
};

const operations = readOperations();
const readCall = callReader(operations);
const validators = new Map(operations.map(({ id, request }) => [id, compile(request)]));
const faultyValidators = new WeakMap<Fault, Validator>();

/** A fresh in-memory instance of the lab's server: clean, or with one fault. It is deterministic. */
export function labServer(fault?: Fault): (request: WireRequest) => Answer {
  const state = freshState();
  const isOpen = (gate: Gate, operation: LabOperation | undefined): boolean =>
    fault?.skips?.gate === gate && (fault.skips.operation ?? operation?.id) === operation?.id;
  return (request) => {
    const call = readCall(request);
    state.counters.request += 1;
    const serve = (served: Call): Reply =>
      named(replyTo(served, state, isOpen, validatorOf(served.operation, fault)), state);
    if (fault?.serve === undefined) return answerOf(serve(call), call.isHead);
    const reply = fault.serve(call, state, (other = call) => copyOf(serve(other)));
    return typeof reply === 'string' ? { kind: 'none', reason: reply } : answerOf(reply, call.isHead);
  };
}

function named(reply: Reply, state: LabState): Reply {
  const id = identifier('req', state.counters.request, 8);
  return { ...reply, headers: { ...reply.headers, 'X-Request-Id': id } };
}

function validatorOf(operation: LabOperation | undefined, fault: Fault | undefined): Validator | undefined {
  if (operation === undefined) return undefined;
  if (fault?.request?.operation !== operation.id) return validators.get(operation.id);
  const known = faultyValidators.get(fault);
  if (known !== undefined) return known;
  const model = structuredClone(operation.request);
  fault.request.edit(model);
  const validator = compile(model);
  faultyValidators.set(fault, validator);
  return validator;
}

type IsOpen = (gate: Gate, operation: LabOperation | undefined) => boolean;

function replyTo(call: Call, state: LabState, isOpen: IsOpen, validate: Validator | undefined): Reply {
  const { operation } = call;
  if (operation === undefined || validate === undefined) return undeclared(call);
  const refused = refusedAtGates(call, operation, isOpen);
  if (refused !== undefined) return refused;
  const { input, refusals } = validate(call);
  if (refusals.length > 0) return problem(400, 'The request does not fit the contract.', refusals);
  return onceByKey(call, operation, input, state, isOpen);
}

function undeclared(call: Call): Reply {
  if (call.methods.length === 0) return problem(404, 'There is no such path.');
  const reply = problem(405, 'The path does not support this method.');
  return { ...reply, headers: { ...reply.headers, Allow: call.methods.join(', ') } };
}

function refusedAtGates(call: Call, operation: LabOperation, isOpen: IsOpen): Reply | undefined {
  const { scope, produces, request } = operation;
  if (scope !== undefined) {
    const authorization = call.headers.get('authorization');
    const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    const isKnown = token === tokens.full || token === tokens.unscoped;
    const gate = authorization === undefined ? 'missing-auth' : 'wrong-auth';
    if (!isKnown && !isOpen(gate, operation)) return unauthorized();
    if (token === tokens.unscoped && !isOpen('scope', operation))
      return problem(403, `The token lacks ${scope}.`);
  }
  const isAcceptable = produces.length === 0 || preferred(call.headers.get('accept'), produces) !== undefined;
  if (!isAcceptable && !isOpen('accept', operation))
    return problem(406, 'No acceptable media type is available.');
  const [mediaType] = (call.headers.get('content-type') ?? '').split(';');
  const isTaken =
    (call.request.body ?? '') === '' || mediaType?.trim().toLowerCase() === request.body?.mediaType;
  if (request.body !== undefined && !isTaken && !isOpen('media-type', operation)) {
    return problem(415, `Only ${request.body.mediaType} is accepted.`);
  }
  return undefined;
}

function unauthorized(): Reply {
  const reply = problem(401, 'The token is missing or invalid.');
  return { ...reply, headers: { ...reply.headers, 'WWW-Authenticate': 'Bearer realm="warehouse"' } };
}

/** Runs the handler once per idempotency key. */
function onceByKey(
  call: Call,
  operation: LabOperation,
  input: Input,
  state: LabState,
  isOpen: IsOpen,
): Reply {
  const key = input.headers['idempotency-key'];
  const place = `${operation.id} ${call.path} ${key}`;
  const fingerprint = call.request.body ?? '';
  const earlier = key === undefined || isOpen('replay', operation) ? undefined : state.replies.get(place);
  if (earlier !== undefined) {
    if (earlier.fingerprint !== fingerprint && !isOpen('key-reuse', operation)) {
      return problem(422, 'The key was used with another body.');
    }
    return { ...earlier.reply, headers: { ...earlier.reply.headers, 'Idempotent-Replayed': 'true' } };
  }
  const handler = handlers[operation.id];
  if (handler === undefined) throw new Error(`The operation ${operation.id} has no handler.`);
  const reply = handler(input, state, call);
  if (key !== undefined && reply.status < 300)
    state.replies.set(place, { fingerprint, reply: copyOf(reply) });
  return reply;
}
