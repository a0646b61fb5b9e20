/**
 * What can be wrong with a message before any handler sees it. Two are the server's own: `mistake` is a response that
 * breaks the contract, `unbuilt` a valid request of an operation without a handler.
 */
export type FaultKind =
  | 'unreadable'
  | 'parameters'
  | 'body'
  | 'unknown_fields'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'unsupported_media_type'
  | 'payload_too_large'
  | 'misdirected_request'
  | 'unbuilt'
  | 'mistake';

/** Where a value stands in a request. */
export type Place = 'path' | 'query' | 'header' | 'body';

/** A rule of the contract that a value breaks. */
export interface Flaw {
  readonly place: Place;
  /** Dotted name, `items.0.amount`; empty for the whole body. */
  readonly field: string;
  /** The keyword that is broken: `required`, `pattern`, `range`. */
  readonly code: string;
  /** Follows the name of the field: `must be a string`, `is required`. */
  readonly rule: string;
  /** The value at fault in words; absent where there is none to tell, or where it may be a secret. */
  readonly given?: string;
}

/** What a fault knows beside its message. */
export interface FaultFacts {
  /** Of `parameters`, `body`, `unknown_fields` and a malformed path value. */
  readonly flaws?: readonly Flaw[];
  /** Of `method_not_allowed`: the methods that the path has, as the header `Allow` lists them. */
  readonly allow?: string;
  /** Headers that the response must carry because of this fault. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the connection is unusable afterwards, because the message was not read to its end. */
  readonly close?: boolean;
}

/** A message that is refused, with the real cause; one function of the application makes the error body of it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;
  readonly facts: FaultFacts;

  constructor(kind: FaultKind, message: string, facts: FaultFacts = {}) {
    super(message);
    this.kind = kind;
    this.facts = facts;
  }
}
