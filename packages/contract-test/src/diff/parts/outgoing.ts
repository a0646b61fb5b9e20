import type { Contract, Operation, OutgoingRequest, Parameter, ResponseModel } from '../../contract/model.ts';
import { simpleParameter } from '../../contract/simple-parameter.ts';
import type { Change } from '../change.ts';
import { compareSent, compareTaken } from './content.ts';
import { noted, type OperationPair } from './operation-pair.ts';
import { compareOperation, farewell } from './operations.ts';
import { carrierOf, compareTakenParameters, compareWriting, whereOf } from './parameters.ts';
import { compareSentHeaders, type SentHeader } from './sent-headers.ts';
import { coveringResponse, isSuccess } from './statuses.ts';

const titles = { webhook: 'Webhook', callback: 'Callback' } as const;

/** The inputs for comparing requests sent by the API. */
export interface OutgoingDiff {
  readonly contracts: { readonly old: Contract; readonly next: Contract };
  /** `2026-11-21`; if given, a deprecated webhook may be removed after its sunset. */
  readonly today: string | undefined;
  pairOf(where: string, old: Operation, next: Operation): OperationPair;
}

/**
 * Compares the webhooks, or the callbacks of an operation that both versions have. The API sends these requests, so
 * they are judged like responses, and the responses it expects like requests.
 */
export function compareOutgoing(
  diff: OutgoingDiff,
  of: { readonly old: Operation; readonly next: Operation } | undefined,
): readonly Change[] {
  const { contracts } = diff;
  const kind = of === undefined ? 'webhook' : 'callback';
  const requestsOf = (version: 'old' | 'next'): ReadonlyMap<string, OutgoingRequest> =>
    new Map(
      contracts[version].outgoing
        .filter((request) => request.of === of?.[version])
        .map((request) => [`${request.operation.method} ${request.name}`, request]),
    );
  const [old, next] = [requestsOf('old'), requestsOf('next')];
  const kept = [...old].flatMap(([key, { name, operation }]): readonly Change[] => {
    const successor = next.get(key)?.operation;
    const where = `${kind} ${name}`;
    if (successor === undefined) {
      const { level, because } = farewell(operation, diff.today);
      const text = `${titles[kind]} removed ${because}.`;
      const oldPlace = contracts.old.placeOf(operation.node);
      return [{ id: `${kind}-removed`, level, operation: operation.id, where, text, oldPlace }];
    }
    return [
      ...compareRequest(diff.pairOf(where, operation, successor)),
      ...compareOutgoing(diff, { old: operation, next: successor }),
    ];
  });
  const added = [...next].filter(([key]) => !old.has(key));
  return [
    ...kept,
    ...added.map(
      ([, { name, operation }]): Change => ({
        id: `${kind}-added`,
        level: 'info',
        operation: operation.id,
        where: `${kind} ${name}`,
        text: `${titles[kind]} added.`,
        newPlace: contracts.next.placeOf(operation.node),
      }),
    ),
  ];
}

function compareRequest(pair: OperationPair): readonly Change[] {
  return [
    ...compareOperation(pair),
    ...compareSentHeaders(pair, {
      where: pair.where,
      old: { headers: sentParameters(pair.old), node: pair.old.node },
      next: { headers: sentParameters(pair.next), node: pair.next.node },
    }),
    ...compareWritings(pair),
    ...compareBody(pair),
    ...compareAnswers(pair),
  ];
}

function keyed({ parameters }: Operation): ReadonlyMap<string, Parameter> {
  return new Map(
    parameters.map((parameter) => {
      const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
      return [`${parameter.in} ${name}`, parameter];
    }),
  );
}

function sentParameters(operation: Operation): ReadonlyMap<string, SentHeader> {
  return new Map(
    [...keyed(operation)].map(([key, parameter]) => [key, { ...parameter, carrier: carrierOf(parameter) }]),
  );
}

function compareWritings(pair: OperationPair): readonly Change[] {
  const next = keyed(pair.next);
  return [...keyed(pair.old)].flatMap(([key, parameter]): readonly Change[] => {
    const other = next.get(key);
    if (other === undefined) return [];
    const at = { direction: 'response', oldNode: parameter.node, newNode: other.node } as const;
    const where = `${pair.where} ${whereOf(parameter)}`;
    return compareWriting(parameter, other, (id, level, text) =>
      noted(pair, { ...at, id, level, where, text }),
    );
  });
}

/** The receiver cannot choose a media type, and relies on a body that was always sent. */
function compareBody(pair: OperationPair): readonly Change[] {
  const { body: old } = pair.old;
  const { body: next } = pair.next;
  const where = `${pair.where} body`;
  const note = (id: string, level: Change['level'], text: string): Change =>
    noted(pair, {
      id,
      level,
      direction: 'response',
      where,
      text,
      ...(old && { oldNode: old.node }),
      ...(next && { newNode: next.node }),
    });
  if (old === undefined) {
    return next === undefined ? [] : [note('response-body-added', 'info', 'Body added.')];
  }
  if (next === undefined) return [note('response-body-removed', 'breaking', 'Body removed.')];
  const need = next.required
    ? note('response-body-became-required', 'info', 'The body is now always present.')
    : note('response-body-became-optional', 'breaking', 'The body is now optional.');
  return [
    ...(old.required === next.required ? [] : [need]),
    ...compareSent(pair, { where, old, next }, 'api'),
  ];
}

/** The responses that the API expects, compared by what it accepts. */
function compareAnswers(pair: OperationPair): readonly Change[] {
  const { responses: old } = pair.old;
  const { responses: next } = pair.next;
  const kept = [...old.values()].flatMap((answer): readonly Change[] => {
    const { status } = answer;
    const other = next.get(status) ?? coveringResponse(status, next);
    if (other !== undefined) return compareAnswer(pair, status, answer, other);
    const success = isSuccess(status);
    return [
      noted(pair, {
        id: success ? 'response-success-status-removed' : 'response-non-success-status-removed',
        level: success ? 'breaking' : 'warning',
        direction: 'request',
        where: `${pair.where} answer ${status}`,
        text: `Response ${status} is no longer documented.`,
        oldNode: answer.node,
      }),
    ];
  });
  const added = [...next.values()].flatMap((answer): readonly Change[] => {
    const { status } = answer;
    if (old.has(status)) return [];
    const cover = coveringResponse(status, old);
    const change = noted(pair, {
      id: isSuccess(status) ? 'response-success-status-added' : 'response-non-success-status-added',
      level: 'info',
      direction: 'request',
      where: `${pair.where} answer ${status}`,
      text: `Response ${status} is now documented.`,
      newNode: answer.node,
    });
    return [change, ...(cover === undefined ? [] : compareAnswer(pair, status, cover, answer))];
  });
  return [...kept, ...added];
}

function compareAnswer(
  pair: OperationPair,
  status: string,
  old: ResponseModel,
  next: ResponseModel,
): readonly Change[] {
  const where = `${pair.where} answer ${status}`;
  const headers = compareTakenParameters(
    pair,
    takenHeaders(old),
    takenHeaders(next),
    (header) => `${where} ${whereOf(header)}`,
  );
  if (old.content.size > 0 && next.content.size > 0) {
    return [...headers, ...compareTaken(pair, { where, old, next })];
  }
  if (old.content.size === next.content.size) return headers;
  const isAdded = old.content.size === 0;
  const change = noted(pair, {
    id: isAdded ? 'request-body-added' : 'request-body-removed',
    level: 'warning',
    direction: 'request',
    where,
    text: isAdded ? 'Response body added.' : 'Response body removed; its content is ignored.',
    oldNode: old.node,
    newNode: next.node,
  });
  return [...headers, change];
}

/** The headers of a response, as parameters that are sent to the API. */
function takenHeaders({ headers }: ResponseModel): ReadonlyMap<string, Parameter> {
  return new Map(
    [...headers].map(([name, { required, schema, node }]) => [
      name,
      simpleParameter({ name, in: 'header', required, schema, node }),
    ]),
  );
}
