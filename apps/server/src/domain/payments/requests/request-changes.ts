import type { EventKind } from '@finops/contract/enumerations';
import type { EventBodies } from '../../event-bodies.ts';
import type { Ids } from '../../ids.ts';
import { conflictIn } from '../../ledger/conflict.ts';
import type { Commit, CommitOutcome } from '../../ledger/ledger.ts';
import type { RecordChange } from '../../record.ts';
import { depositMoney } from './deposit-money.ts';
import { takenRequest, usedUp } from './link-records.ts';
import { type PaymentRequest, referenceOf } from './payment-request.ts';
import type { PaymentRequestRows } from './payment-request-store.ts';
import type { RequestDeposit } from './request-deposit.ts';
import { paidStatuses } from './request-machine.ts';

/** One step of a payment request. */
export interface RequestChange {
  readonly after: PaymentRequest;
  /** The deposit that causes it. */
  readonly deposit?: RequestDeposit;
  /** The request as events tell of it, oldest first. */
  readonly told: readonly PaymentRequest[];
}

interface Dependencies {
  readonly rows: PaymentRequestRows;
  readonly eventBodies: EventBodies<PaymentRequest>;
  readonly ids: Ids;
}

/** What becomes true together with a change of a payment request. */
export function commitOf({ after, deposit, told }: RequestChange, parts: Dependencies): Commit {
  const { rows, eventBodies, ids } = parts;
  const isCredited = deposit !== undefined && deposit.outcome !== 'rejected';
  return {
    businessId: after.businessId,
    postings: [],
    ...(isCredited && depositMoney(after, deposit, ids)),
    events: told.map((request) => {
      const kind: EventKind = `payment_request.${request.status}`;
      return {
        id: ids.next('EVT_'),
        kind,
        profileId: request.profileId,
        resourceId: request.id,
        reference: referenceOf(request),
        body: eventBodies.bodyOf(kind, request),
        createdAt: request.updatedAt,
      };
    }),
    records: [
      ...requestRecords(after, deposit, rows),
      ...(deposit === undefined
        ? []
        : [
            {
              kind: 'payment_request_deposit',
              id: deposit.reference,
              expects: 'absent' as const,
              row: rows.deposit(after, deposit),
            },
          ]),
      ...(told.length > 0 ? usedLink(after) : []),
    ],
  };
}

/** A late deposit does not change the request. */
function requestRecords(
  after: PaymentRequest,
  deposit: RequestDeposit | undefined,
  rows: PaymentRequestRows,
): readonly RecordChange[] {
  if (deposit?.outcome === 'late') return [];
  const changed = { kind: 'payment_request', id: after.id, row: rows.request(after) };
  if (after.version > 1) return [{ ...changed, expects: { version: after.version - 1 } }];
  const { linkId, createdAt } = after;
  return [...(linkId ? [takenRequest(linkId, createdAt)] : []), { ...changed, expects: 'absent' }];
}

function usedLink({ linkId, status, updatedAt }: PaymentRequest): readonly RecordChange[] {
  return linkId !== undefined && paidStatuses.includes(status) ? [usedUp(linkId, updatedAt)] : [];
}

/** Whether the request has changed since it was read; read it again. */
export function isOvertaken(outcome: CommitOutcome): boolean {
  if (outcome.kind !== 'conflict') return false;
  conflictIn(outcome, ['payment_request stale', 'payment_request_deposit known']);
  return true;
}
