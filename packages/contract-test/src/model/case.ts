import type { Json, Operation, Place, SecurityScheme } from '../contract/model.ts';
import type { Branch } from './branch.ts';
import type { Answer, WireRequest } from './message.ts';
import type { OtherSource } from './other-source.ts';
import type { RuleName } from './rules.ts';
import type { ScopedCredential } from './scoped-credential.ts';

/** The values of a request before serialization. Parameters by their declared names. */
export interface RequestParts {
  readonly path: Readonly<Record<string, Json>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly headers: Readonly<Record<string, Json>>;
  readonly cookies: Readonly<Record<string, Json>>;
  readonly body: RequestContent | undefined;
}

/** A body: a value that is encoded by its media type, or bytes as they are. */
export type RequestContent =
  | { readonly mediaType: string; readonly value: Json }
  | { readonly mediaType: string | undefined; readonly raw: string };

/**
 * How invalid credentials are made: `wrong` ones are unrelated to any others; the rest are the caller's with a suffix,
 * truncated, or with a different character in the middle.
 */
export type WrongCredentials = 'wrong' | 'longer' | 'shorter' | 'changed';

/** Parts of a request that deviate from the operation. */
export interface Tampering {
  /** Another method. */
  readonly method?: string;
  /**
   * `none`: without credentials; `unscoped`, `other-tenant`: with those of the option; `scoped`: with that of `scoped`;
   * otherwise with invalid ones.
   */
  readonly credentials?: 'none' | 'unscoped' | 'other-tenant' | 'scoped' | WrongCredentials;
  readonly scoped?: ScopedCredential;
  /** The schemes that the credentials belong to; by default those of the operation. */
  readonly schemes?: readonly SecurityScheme[];
  /** Header lines in addition to the parameters, such as `Accept`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Raw, unencoded path segments, by the name of the parameter that they replace. */
  readonly rawPath?: Readonly<Record<string, string>>;
  /** A raw, unencoded query that replaces the one built from the parts. */
  readonly rawQuery?: string;
}

/**
 * The expected response of a case. In addition, every response is checked against the contract unless `unchecked`.
 */
export type Expectation =
  /** 2XX: the request is valid and the state of the target allows it. Otherwise the rule is broken. */
  | {
      readonly kind: 'success';
      readonly rule: RuleName;
      readonly because: string;
      /** The status with which the server was seen to refuse what the schema refuses here. */
      readonly refusesWith?: number;
    }
  /** Anything that the contract declares except 5XX. */
  | { readonly kind: 'documented' }
  /** Any 4XX: the request is invalid. */
  | { readonly kind: 'refused'; readonly rule: RuleName; readonly because: string }
  /** One of these statuses; otherwise the rule is broken. */
  | {
      readonly kind: 'status';
      readonly statuses: readonly number[];
      readonly rule: RuleName;
      readonly because: string;
    };

/** One request to send, with the expected response. */
export interface Case {
  /** Stable for a seed: `getThing/negative/path.id/pattern`. */
  readonly id: string;
  readonly operation: Operation;
  readonly parts: RequestParts;
  readonly tampering?: Tampering;
  readonly expect: Expectation;
  /** The schema branch that the case targets, by place and side. */
  readonly branch?: Branch;
  /** The parameter, `query.limit`, or `body`, that the branch belongs to. */
  readonly subject?: string;
  /**
   * Only the expectation is checked; the contents of a success are ignored, since an accepted invalid request may have
   * corrupted the server's data.
   */
  readonly unchecked?: boolean;
  /** Milliseconds to wait before sending. */
  readonly pause?: number;
  /** What is sent at the same moment. */
  readonly beside?: readonly Case[];
  /** The destination, if it is not the target; the response is then not checked. */
  readonly source?: OtherSource;
}

/** A case that was sent, its response, and the violations found in it. */
export interface Exchange {
  readonly case: Case;
  readonly request: WireRequest;
  readonly answer: Answer;
  /** The parsed JSON of the response; undefined if it has none. */
  readonly json: Json | undefined;
  /** 0 without a response. */
  readonly status: number;
  /** What the checks found in this exchange. */
  readonly findings: readonly RawFinding[];
  /** What was sent at the same moment. */
  readonly beside?: readonly Exchange[];
}

/** A violation found in one exchange, before findings of one cause are merged. */
export interface RawFinding {
  readonly rule: RuleName;
  readonly operation: Operation;
  /**
   * What distinguishes its root cause from others of the rule: a place in the spec and a keyword, a status, a name.
   */
  readonly cause: string;
  /** Whether the cause lies in a part of the contract that several operations share. */
  readonly shared: boolean;
  /** `/body/data/amount`, `/headers/x-request-id`, `/status`. */
  readonly instancePath: string;
  readonly expected: string;
  readonly actual: string;
  /** The object of the contract, and its member, that states the expectation. */
  readonly place: Place;
  readonly case: Case;
  readonly request: WireRequest;
  /** If a request got no response: the exchanges shortly before it, the newest last. */
  readonly before?: readonly Pick<Exchange, 'case' | 'request' | 'status'>[];
}
