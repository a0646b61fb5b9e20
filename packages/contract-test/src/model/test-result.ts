import type { DocumentNote } from '../contract/document-note.ts';
import type { Axis, Coverage } from './coverage.ts';
import type { AcceptedFinding, Finding } from './finding.ts';
import type { ListSummary } from './list-summary.ts';
import type { Profile } from './profile.ts';
import type { OpenQuestion } from './question.ts';
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
  readonly known: readonly AcceptedFinding[];
  /** Sentences about entries of the baseline that are of no use any more. */
  readonly baselineNotes: readonly string[];
  readonly coverage: Coverage;
  readonly shortfalls: readonly Shortfall[];
  /** Why the run proves little, a sentence each; with any it has failed, whatever it found. */
  readonly doubts: readonly string[];
  /** The operations with a documented 2XX that never succeeded. */
  readonly neverSucceeded: readonly NeverSucceeded[];
  /** What the lists of the document are taken to mean. */
  readonly lists: readonly ListSummary[];
  /** What the document leaves open, so that it could not be judged. */
  readonly questions: readonly OpenQuestion[];
  /** What the run created and could not remove. */
  readonly left: readonly Leftover[];
  /** Every rule that was tried on an operation, at least once. */
  readonly checks: readonly Check[];
  readonly counts: Counts;
  /** Formats that the contract names and nobody knows how to check. */
  readonly uncheckedFormats: readonly string[];
  /** What is odd in the document. */
  readonly notes: readonly DocumentNote[];
  /** Why the run ended before its end; undefined when it did not. */
  readonly ended: EarlyEnd | undefined;
  /** All that differs between two runs of the same seed against the same server. */
  readonly run: RunFacts;
}

/** An operation that never succeeded. */
export interface NeverSucceeded {
  readonly operation: string;
  /**
   * `failed`: it was to succeed; `withheld`: it was not tried, since it changes what the run did not create; `out of reach`:
   * it could not be tried in this run.
   */
  readonly standing: 'failed' | 'withheld' | 'out of reach';
  /** What was seen: `401 unauthorized on 12 of 12 requests`. */
  readonly reason: string;
}

/** Something that the run created and that is still there. */
export interface Leftover {
  /** The id of the operation that created it. */
  readonly operation: string;
  /** Its path, or the one that it was created with where its identifier cannot be told. */
  readonly path: string;
  readonly reason: string;
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
  readonly kind: 'interrupted' | 'target-lost' | 'budget';
  /** A sentence. */
  readonly reason: string;
}

interface RunFacts {
  readonly startedAt: string;
  readonly milliseconds: number;
}
