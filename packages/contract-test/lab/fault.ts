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

/** A check of the server that a fault can disable. */
export type Gate = 'missing-auth' | 'wrong-auth' | 'scope' | 'accept' | 'media-type' | 'key-reuse' | 'replay';

/** One fault of a server. Its hooks are pure, except for the state that they receive. */
export interface Fault {
  /** Such as `create-item-name-too-long`; unique in the lab. */
  readonly name: string;
  readonly kind: FaultKind;
  /** One sentence: what the server does. */
  readonly says: string;
  /** The finding expected for the fault; the operation is omitted if several may show it. */
  readonly expects: { readonly rule: RuleName; readonly operation?: string };
  /** Edits a copy of the schemas that validate an operation's requests. */
  readonly request?: { readonly operation: string; readonly edit: (model: RequestModel) => void };
  /** Disables a check, for one operation or for all. */
  readonly skips?: { readonly gate: Gate; readonly operation?: string };
  /**
   * Wraps the whole server: `next` answers like the server without the fault, with a reply that may be edited freely;
   * it accepts another call to answer instead. A text instead of a reply means that there is no response, and says why.
   */
  readonly serve?: (call: Call, state: LabState, next: (call?: Call) => Reply) => Reply | string;
}
