import type { Axis } from './coverage/axis.ts';
import type { Coverage } from './coverage/ledger.ts';
import type { Profile } from './coverage/reach.ts';
import type { Finding } from './finding.ts';
import type { SplitFindings } from './findings/baseline.ts';
import type { RuleName } from './rules.ts';

/** What a run of the tester found: everything that reports show. */
export interface TestResult {
  /** The title of the contract. */
  readonly title: string;
  readonly profile: Profile;
  readonly seed: number;
  /** The ids of the operations under test, in the order of the contract. */
  readonly operations: readonly string[];
  readonly findings: readonly Finding[];
  /** Findings that the baseline accepts for a time. */
  readonly known: SplitFindings['known'];
  /** Sentences about entries of the baseline that are of no use any more. */
  readonly baselineNotes: readonly string[];
  readonly coverage: Coverage;
  readonly shortfalls: readonly Shortfall[];
  /** Every rule that was tried on an operation, at least once. */
  readonly checks: readonly Check[];
  readonly counts: Counts;
  /** Formats that the contract names and nobody knows how to check. */
  readonly uncheckedFormats: readonly string[];
  /** Why the run ended before its end; undefined when it did not. */
  readonly ended: EarlyEnd | undefined;
  /** All that differs between two runs of the same seed against the same server. */
  readonly run: RunFacts;
}

/** A rule and an operation that it was tried on. */
export interface Check {
  readonly operation: string;
  readonly rule: RuleName;
}

/** An axis of coverage that stays below its threshold, both in percent. */
export interface Shortfall {
  readonly axis: Axis;
  readonly threshold: number;
  readonly reached: number;
}

interface Counts {
  /** Requests put onto the wire, repeated ones too. */
  readonly requests: number;
  /** Answers that were held against the contract. */
  readonly answers: number;
}

export interface EarlyEnd {
  readonly kind: 'interrupted' | 'target-lost';
  /** A sentence. */
  readonly reason: string;
}

interface RunFacts {
  readonly startedAt: string;
  readonly milliseconds: number;
}
