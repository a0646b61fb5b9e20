import type { Json, Operation, Place, SecurityScheme } from '../contract/model.ts';
import type { Branch } from './branch.ts';
import type { Answer, WireRequest } from './message.ts';
import type { OtherSource } from './other-source.ts';
import type { RuleName } from './rules.ts';
import type { ScopedCredential } from './scoped-credential.ts';

/** The values of a request before they are written onto the wire. Parameters by their declared names. */
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
 * How credentials that nobody has are made: `wrong` ones are like no others, the rest are the caller's with more behind
 * them, without their end, or with another character in their middle.
 */
export type WrongCredentials = 'wrong' | 'longer' | 'shorter' | 'changed';

/** What a case sends that the operation does not say. */
export interface Tampering {
  /** Another method. */
  readonly method?: string;
  /** `none`: without credentials; `unscoped`, `other-tenant`: with those of the option; `scoped`: with that of `scoped`; else with some that nobody has. */
  readonly credentials?: 'none' | 'unscoped' | 'other-tenant' | 'scoped' | WrongCredentials;
  readonly scoped?: ScopedCredential;
  /** The schemes that the credentials belong to; those of the operation unless told. */
  readonly schemes?: readonly SecurityScheme[];
  /** Header lines beside the parameters, such as `Accept`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Texts that stand in the path as they are, unencoded, by the name of the parameter that they take the place of. */
  readonly rawPath?: Readonly<Record<string, string>>;
  /** A query that stands in the target as it is, unencoded, in place of the one of the parts. */
  readonly rawQuery?: string;
}

/** What the answer to a case has to be. Beyond it, every answer is held against the contract unless `unchecked`. */
export type Expectation =
  /** 2XX: the request is valid and nothing in the world speaks against it. Else the rule is broken. */
  | {
      readonly kind: 'success';
      readonly rule: RuleName;
      readonly because: string;
      /** The status by which the server was seen to refuse what the schema refuses here. */
      readonly refusesWith?: number;
    }
  /** Anything that the contract declares but 5XX. */
  | { readonly kind: 'documented' }
  /** Any 4XX: the request is invalid. */
  | { readonly kind: 'refused'; readonly rule: RuleName; readonly because: string }
  /** One of these statuses, else the rule is broken. */
  | {
      readonly kind: 'status';
      readonly statuses: readonly number[];
      readonly rule: RuleName;
      readonly because: string;
    };

/** One request that is to be sent, and what is expected of the answer. */
export interface Case {
  /** Stable for a seed: `getThing/negative/path.id/pattern`. */
  readonly id: string;
  readonly operation: Operation;
  readonly parts: RequestParts;
  readonly tampering?: Tampering;
  readonly expect: Expectation;
  /** The branch of a schema that the case is made for, by place and side. */
  readonly branch?: Branch;
  /** The parameter, `query.limit`, or `body`, that the branch belongs to. */
  readonly subject?: string;
  /**
   * Only the expectation is held; the contents of a success are not looked at, since an invalid request that was
   * accepted may have spoiled what the server holds.
   */
  readonly unchecked?: boolean;
  /** Milliseconds to wait before it is sent. */
  readonly pause?: number;
  /** What is sent at the same moment. */
  readonly beside?: readonly Case[];
  /** Where it goes, if that is not the target; its answer is not held against anything then. */
  readonly source?: OtherSource;
}

/** A case that was sent, what came back, and what is wrong with it. */
export interface Exchange {
  readonly case: Case;
  readonly request: WireRequest;
  readonly answer: Answer;
  /** The parsed JSON of the answer; undefined when it has none. */
  readonly json: Json | undefined;
  /** 0 when there was no answer. */
  readonly status: number;
  /** What the checks found in this exchange. */
  readonly findings: readonly RawFinding[];
  /** What was sent at the same moment. */
  readonly beside?: readonly Exchange[];
}

/** Something found in one exchange, before findings of one cause are merged. */
export interface RawFinding {
  readonly rule: RuleName;
  readonly operation: Operation;
  /** What tells its root cause from others of the rule: a place in the spec and a keyword, a status, a name. */
  readonly cause: string;
  /** Whether the cause lies in a part of the contract that several operations share. */
  readonly shared: boolean;
  /** `/body/data/amount`, `/headers/x-request-id`, `/status`. */
  readonly instancePath: string;
  readonly expected: string;
  readonly actual: string;
  /** The object of the contract, and its member, that says what is expected. */
  readonly place: Place;
  readonly case: Case;
  readonly request: WireRequest;
  /** Where a request had no answer: the exchanges shortly before it, the newest last. */
  readonly before?: readonly Pick<Exchange, 'case' | 'request' | 'status'>[];
}
