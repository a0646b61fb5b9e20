import type { Place } from '../contract/model.ts';
import type { RuleName } from './rules.ts';

/** One root cause, however many exchanges showed it. */
export interface Finding {
  /** Stable over runs and seeds: what a baseline names. 10 hexadecimal digits of the rule, the operation and the cause. */
  readonly id: string;
  readonly rule: RuleName;
  /** `warning` for undocumented fields and headers, which a client survives; everything else is an `error`. */
  readonly severity: 'error' | 'warning';
  /** The id of the operation where it was seen first. */
  readonly operation: string;
  /** Other operations with the same cause. */
  readonly alsoIn: readonly string[];
  readonly instancePath: string;
  readonly expected: string;
  readonly actual: string;
  readonly place: Place;
  /** A line for a shell that shows it; credentials are variables in it. */
  readonly curl: string;
  /** What `--replay` takes: `<seed>:<case id>`. */
  readonly replay: string;
  /** Where a request had no answer: the requests shortly before it, the newest last. */
  readonly before: readonly EarlierRequest[];
  /** How many exchanges showed it. */
  readonly count: number;
}

/** A request that was answered before the one that a finding shows. */
export interface EarlierRequest {
  readonly operation: string;
  /** 0 when it had no answer either. */
  readonly status: number;
  readonly curl: string;
  readonly replay: string;
}

/** A finding that is known, and accepted until a day. */
export interface KnownFinding {
  readonly id: string;
  readonly reason: string;
  /** The last day that it is accepted on, `2026-12-31`. */
  readonly expires: string;
}

/** A finding with the entry of the baseline that accepts it. */
export interface AcceptedFinding {
  readonly finding: Finding;
  readonly entry: KnownFinding;
}
