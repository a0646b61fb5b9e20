import type { Place } from './model.ts';
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
  /** How many exchanges showed it. */
  readonly count: number;
}
