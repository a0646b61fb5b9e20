import type { ApiDocument } from '@finops/openapi';
import type { DocumentedOperation } from '../../../src/reading/operations.ts';
import { type SampleRequest, type Spoiled, toWire } from '../sample-request.ts';
import type { Wire, WireReply, WireRequest } from '../wire.ts';

/** What is spoiled: a valid request of an operation. */
export interface Subject {
  readonly document: ApiDocument;
  readonly operation: DocumentedOperation;
  readonly sample: SampleRequest;
}

/** One way to spoil a request, for the operations that it applies to. */
export interface MalformedClass {
  readonly name: string;
  /** The statuses that may answer it. */
  readonly statuses: readonly number[];
  /** Whether it fails before there is an operation, so that the answer is in the API's own form always. */
  readonly unread?: boolean;
  /** Whether it fails before the operation is known, so that the answer has no headers of its own. */
  readonly unrouted?: boolean;
  /** One sending per spoiled request; empty where the class does not apply. */
  readonly cases: (subject: Subject) => readonly Sending[];
}

export type Sending = (wire: Wire) => Promise<WireReply>;

/** Sends a request that is whole. */
export const send =
  (request: WireRequest): Sending =>
  (wire) =>
    wire.send(request);

/** Sends bytes as they are; `end` closes the sending side after them. */
export const raw =
  (bytes: string | Uint8Array, end = false): Sending =>
  (wire) =>
    wire.sendRaw(bytes, end);

/** Sends a sample with parts of it replaced. */
export const spoiled = (sample: SampleRequest, spoil: Spoiled): Sending[] => [send(toWire(sample, spoil))];

/** Texts of the form of an instant that no calendar has: some readers take them for another one. */
export const noInstants = ['2026-02-30T00:00:00Z', '2026-05-01T24:00:00Z'] as const;
