/**
 * The kinds of refusals of a message before any handler sees it. Two are caused by the server: `mistake` is a response
 * that violates the contract, `unbuilt` a valid request of an operation without a handler.
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

/** The part of a request that a value belongs to. */
export type Place = 'path' | 'query' | 'header' | 'body';

/** A violated rule of the contract. */
export interface Flaw {
  readonly place: Place;
  /** Dotted name, `items.0.amount`; empty for the whole body. */
  readonly field: string;
  /** The violated keyword: `required`, `pattern`, `range`. */
  readonly code: string;
  /** Follows the name of the field: `must be a string`, `is required`. */
  readonly rule: string;
  /** The offending value in words; absent if there is none, or if it may be a secret. */
  readonly given?: string;
}

/** Facts of a fault in addition to its message. */
export interface FaultFacts {
  /** For `parameters`, `body`, `unknown_fields` and a malformed path value. */
  readonly flaws?: readonly Flaw[];
  /** For `method_not_allowed`: the methods of the path, as the header `Allow` lists them. */
  readonly allow?: string;
  /** Headers that the response must carry because of this fault. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the connection cannot be reused, because the message was not read to its end. */
  readonly close?: boolean;
}

/** A refused message with its cause; one function of the application creates its error body. */
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
