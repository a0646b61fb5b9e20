import type { Place } from '../contract/model.ts';
import type { RuleName } from './rules.ts';

/** One root cause, however many exchanges showed it. */
export interface Finding {
  /**
   * Stable over runs and seeds: the id that a baseline names. 10 hexadecimal digits derived from the rule, the
   * operation and the cause.
   */
  readonly id: string;
  readonly rule: RuleName;
  /** `warning` for undocumented fields and headers, which clients tolerate; everything else is an `error`. */
  readonly severity: 'error' | 'warning';
  /** The id of the operation where it was seen first. */
  readonly operation: string;
  /** Other operations with the same cause. */
  readonly alsoIn: readonly string[];
  readonly instancePath: string;
  readonly expected: string;
  readonly actual: string;
  readonly place: Place;
  /** A shell line that reproduces it; credentials are variables. */
  readonly curl: string;
  /** The value for `--replay`: `<seed>:<case id>`. */
  readonly replay: string;
  /** If a request got no response: the requests shortly before it, the newest last. */
  readonly before: readonly EarlierRequest[];
  /** How many exchanges showed it. */
  readonly count: number;
}

/** A request sent before the one that a finding shows. */
export interface EarlierRequest {
  readonly operation: string;
  /** 0 if it got no response either. */
  readonly status: number;
  readonly curl: string;
  readonly replay: string;
}

/** A known finding, accepted until a given day. */
export interface KnownFinding {
  readonly id: string;
  readonly reason: string;
  /** The last day on which it is accepted, `2026-12-31`. */
  readonly expires: string;
}

/** A finding with the entry of the baseline that accepts it. */
export interface AcceptedFinding {
  readonly finding: Finding;
  readonly entry: KnownFinding;
}
