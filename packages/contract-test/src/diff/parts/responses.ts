import type { ResponseModel } from '../../contract/model.ts';
import type { Change } from '../change.ts';
import { compareSent } from './content.ts';
import { noted, type OperationPair } from './operation-pair.ts';
import { compareSentHeaders, type SentHeader } from './sent-headers.ts';
import { coveringResponse, hasStatusOf, isSuccess } from './statuses.ts';

/** Compares the responses of an operation: statuses, media types, headers and bodies. */
export function compareResponses(pair: OperationPair): readonly Change[] {
  const { responses: old } = pair.old;
  const { responses: next } = pair.next;
  const kept = [...old.values()].flatMap((response) => {
    const counterpart = next.get(response.status) ?? coveringResponse(response.status, next);
    return counterpart === undefined
      ? [removal(pair, response)]
      : compareResponse(pair, response, counterpart);
  });
  const added = [...next.values()].flatMap((response) => {
    if (old.has(response.status)) return [];
    const cover = coveringResponse(response.status, old);
    return [addition(pair, response), ...(cover === undefined ? [] : compareResponse(pair, cover, response))];
  });
  return [...kept, ...added];
}

function removal(pair: OperationPair, old: ResponseModel): Change {
  const success = isSuccess(old.status);
  const isNarrowed = hasStatusOf(old.status, pair.next.responses);
  return noted(pair, {
    id: success ? 'response-success-status-removed' : 'response-non-success-status-removed',
    level: success && !isNarrowed ? 'breaking' : 'info',
    direction: 'response',
    where: whereOf(old),
    text: isNarrowed
      ? `${old.status} removed; only the statuses listed individually remain.`
      : `Status ${old.status} removed.`,
    oldNode: old.node,
  });
}

function addition(pair: OperationPair, next: ResponseModel): Change {
  return noted(pair, {
    id: isSuccess(next.status) ? 'response-success-status-added' : 'response-non-success-status-added',
    level: 'info',
    direction: 'response',
    where: whereOf(next),
    text: `Status ${next.status} added.`,
    newNode: next.node,
  });
}

function compareResponse(pair: OperationPair, old: ResponseModel, next: ResponseModel): readonly Change[] {
  const isOldNarrower = /^\d+$/.test(old.status) || next.status === 'default';
  const where = whereOf(isOldNarrower ? old : next);
  return [
    ...compareSent(pair, { where, old, next }),
    ...compareSentHeaders(pair, {
      old: { headers: sentHeaders(old), node: old.node },
      next: { headers: sentHeaders(next), node: next.node },
      where,
    }),
  ];
}

function sentHeaders({ headers }: ResponseModel): ReadonlyMap<string, SentHeader> {
  return new Map(
    [...headers].map(([name, header]) => [`header ${name}`, { ...header, carrier: 'header' as const }]),
  );
}

function whereOf(response: ResponseModel): string {
  return `response ${response.status}`;
}
