import { STATUS_CODES } from 'node:http';
import type { Contract, Operation } from '../contract/model.ts';
import { operationBarrier, type Reach } from '../coverage/reach.ts';
import type { Exchange, RawFinding } from '../model/case.ts';
import { caseOf, documented, isSuccess } from '../model/case-of.ts';
import type { NeverSucceeded } from '../model/test-result.ts';

/** Follows a run and records which operations ever succeeded. */
export interface Outcomes {
  record(exchange: Exchange): void;
  /** Records an operation that a hook skipped. */
  skip(operation: Operation): void;
  /** The outcomes of valid requests with the caller's credentials. */
  of(operation: Operation): Outcome;
}

interface Outcome {
  readonly succeeded: boolean;
  /** The number of responses per status; 0 stands for no response. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly last: Exchange | undefined;
  /** Whether a hook skipped it at least once. */
  readonly isSkipped: boolean;
}

/** Opens the record of a run. */
export function openOutcomes(): Outcomes {
  const skipped = new Set<Operation>();
  const records = new Map<Operation, { statuses: Map<number, number>; last: Exchange | undefined }>();
  return {
    record(exchange) {
      const { case: sent, status } = exchange;
      const { operation, expect, tampering, unchecked } = sent;
      const isMeant = expect.kind === 'documented' || expect.kind === 'success';
      const isTampered =
        tampering?.method !== undefined || tampering?.credentials !== undefined || unchecked === true;
      if (!isMeant || isTampered) return;
      const record = records.get(operation) ?? { statuses: new Map(), last: undefined };
      records.set(operation, record);
      record.statuses.set(status, (record.statuses.get(status) ?? 0) + 1);
      record.last = exchange;
    },
    skip: (operation) => void skipped.add(operation),
    of(operation) {
      const { statuses = new Map<number, number>(), last } = records.get(operation) ?? {};
      const isSkipped = skipped.has(operation);
      return { statuses, last, isSkipped, succeeded: [...statuses.keys()].some(isSuccess) };
    },
  };
}

/** Whether the contract documents a success of an operation. */
export function hasDocumentedSuccess({ responses }: Operation): boolean {
  return [...responses.keys()].some((status) => status.startsWith('2'));
}

export interface StandingSettings {
  readonly reach: Reach;
  /** Whether writes are limited to things that the run created. */
  readonly ownOnly: boolean;
  /** Operations that the baseline accepts as unreachable, with the reason. */
  readonly excused: ReadonlyMap<string, string>;
  /** Whether the run ended early. */
  readonly isCut: boolean;
}

/** The operations with a documented 2XX that never succeeded, with the observed reason. */
export function neverSucceeded(
  operations: readonly Operation[],
  outcomes: Outcomes,
  settings: StandingSettings,
): readonly NeverSucceeded[] {
  return operations
    .filter((one) => hasDocumentedSuccess(one) && !outcomes.of(one).succeeded)
    .map((operation) => ({
      operation: operation.id,
      ...standingOf(operation, outcomes.of(operation), settings),
    }));
}

function standingOf(
  operation: Operation,
  { statuses, isSkipped }: Outcome,
  { reach, ownOnly, excused, isCut }: StandingSettings,
): Omit<NeverSucceeded, 'operation'> {
  const excuse = excused.get(operation.id);
  if (excuse !== undefined)
    return { standing: 'out of reach', reason: `accepted by the baseline: ${excuse}` };
  if (statuses.size > 0) return { standing: 'failed', reason: seenText(statuses) };
  if (isSkipped) return { standing: 'out of reach', reason: 'not tried: a hook skipped it' };
  const barrier = operationBarrier(reach, operation);
  if (barrier !== undefined) {
    const isWithheld = reach.foreign.has(operation) && reach.profile === 'server';
    return { standing: isWithheld ? 'withheld' : 'out of reach', reason: `not tried: ${barrier}` };
  }
  if (isCut) return { standing: 'out of reach', reason: 'not tried: the run ended before' };
  return {
    standing: 'failed',
    reason:
      ownOnly && operation.path.includes('{')
        ? 'not tried: the run has created nothing to try it on; test the operation that creates it too, or give --allow-existing'
        : 'not tried: no valid request could be built',
  };
}

/** `401 unauthorized on 12 of 12 requests`, the most frequent first. */
function seenText(statuses: ReadonlyMap<number, number>): string {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const requests = total === 1 ? 'request' : 'requests';
  return [...statuses]
    .sort(([one, many], [other, few]) => few - many || one - other)
    .map(
      ([status, count], at) =>
        `${statusText(status)} on ${count}${at === 0 ? ` of ${total} ${requests}` : ''}`,
    )
    .join(', ');
}

function statusText(status: number): string {
  if (status === 0) return 'no answer';
  const phrase = STATUS_CODES[status]?.toLowerCase();
  return phrase === undefined ? String(status) : `${status} ${phrase}`;
}

/** A finding for each operation that could have succeeded in a run but did not. */
export function requiredSuccesses(
  contract: Contract,
  operations: readonly Operation[],
  outcomes: Outcomes,
  failures: readonly NeverSucceeded[],
): readonly RawFinding[] {
  return failures.flatMap(({ operation: id, standing, reason }) => {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined || standing === 'out of reach') return [];
    const { last } = outcomes.of(operation);
    const parts = { path: {}, query: {}, headers: {}, cookies: {}, body: undefined };
    return {
      rule: 'never-succeeded',
      operation,
      cause: 'never succeeded',
      shared: false,
      instancePath: '/status',
      expected: 'status 2XX at least once',
      actual: reason,
      place: contract.placeOf(operation.node),
      case: last?.case ?? caseOf(`${id}/base`, 'request', operation, parts, documented),
      request: last?.request ?? {
        method: operation.method,
        target: operation.path,
        headers: [],
        body: undefined,
      },
    };
  });
}
