import type { RuleName } from '../src/model/rules.ts';
import type { Call } from './call.ts';
import type { RequestModel } from './contract.ts';
import type { Reply } from './reply.ts';
import type { LabState } from './state.ts';

export type FaultKind =
  | 'status'
  | 'media type'
  | 'header'
  | 'body'
  | 'lax request'
  | 'strict request'
  | 'crash'
  | 'auth'
  | 'protocol'
  | 'idempotency'
  | 'state';

/** A check of the server that a fault can leave out. */
export type Gate = 'missing-auth' | 'wrong-auth' | 'scope' | 'accept' | 'media-type' | 'key-reuse' | 'replay';

/** One thing that a server does wrong. Its hooks are pure but for the state that they are given. */
export interface Fault {
  /** `create-item-name-too-long`, unique in the lab. */
  readonly name: string;
  readonly kind: FaultKind;
  /** One sentence: what the server does. */
  readonly says: string;
  /** The finding that the fault is worth; with several operations to choose from, the operation is left open. */
  readonly expects: { readonly rule: RuleName; readonly operation?: string };
  /** Edits what the requests of an operation are validated by, in a copy of the fault's own. */
  readonly request?: { readonly operation: string; readonly edit: (model: RequestModel) => void };
  /** Leaves out a check, for one operation or for all. */
  readonly skips?: { readonly gate: Gate; readonly operation?: string };
  /**
   * Stands around the whole server: `next` answers as the server without the fault does, with a reply that may be edited
   * freely; it takes another call to answer in place of the one that came. A text in place of a reply means that there
   * is no answer, and why.
   */
  readonly serve?: (call: Call, state: LabState, next: (call?: Call) => Reply) => Reply | string;
}
