import type { DocumentNote } from '../contract/document-note.ts';
import type { Axis, Coverage } from './coverage.ts';
import type { AcceptedFinding, Finding } from './finding.ts';
import type { ListSummary } from './list-summary.ts';
import type { Profile } from './profile.ts';
import type { OpenQuestion } from './question.ts';
import type { RuleName } from './rules.ts';

/** The result of a run: everything that reports show. */
export interface TestResult {
  /** The title of the contract. */
  readonly title: string;
  readonly profile: Profile;
  readonly seed: number;
  /** The ids of the operations under test, in the order of the contract. */
  readonly operations: readonly string[];
  readonly findings: readonly Finding[];
  /** Findings that the baseline accepts temporarily. */
  readonly known: readonly AcceptedFinding[];
  /** Sentences about obsolete entries of the baseline. */
  readonly baselineNotes: readonly string[];
  readonly coverage: Coverage;
  readonly shortfalls: readonly Shortfall[];
  /** Reasons why the run proves little, a sentence each; any of them makes the run fail, whatever it found. */
  readonly doubts: readonly string[];
  /** The operations with a documented 2XX that never succeeded. */
  readonly neverSucceeded: readonly NeverSucceeded[];
  /** The interpretation of the lists of the document. */
  readonly lists: readonly ListSummary[];
  /** What the document leaves open and so could not be judged. */
  readonly questions: readonly OpenQuestion[];
  /** Things that the run created and could not remove. */
  readonly left: readonly Leftover[];
  /** Every rule that was tried at least once on an operation. */
  readonly checks: readonly Check[];
  readonly counts: Counts;
  /** Formats of the contract that the tester does not know and does not check. */
  readonly uncheckedFormats: readonly string[];
  /** Notes on the document. */
  readonly notes: readonly DocumentNote[];
  /** Why the run ended early; undefined if it did not. */
  readonly ended: EarlyEnd | undefined;
  /** All that differs between two runs of the same seed against the same server. */
  readonly run: RunFacts;
}

/** An operation that never succeeded. */
export interface NeverSucceeded {
  readonly operation: string;
  /**
   * `failed`: it should have succeeded; `withheld`: it was not tried, since it changes things that the run did not
   * create; `out of reach`: it could not be tried in this run.
   */
  readonly standing: 'failed' | 'withheld' | 'out of reach';
  /** What was observed: `401 unauthorized on 12 of 12 requests`. */
  readonly reason: string;
}

/** Something that the run created and that still exists. */
export interface Leftover {
  /** The id of the operation that created it. */
  readonly operation: string;
  /** Its path, or the one that it was created with if its identifier is unknown. */
  readonly path: string;
  readonly reason: string;
}

/** A rule and an operation that it was tried on. */
export interface Check {
  readonly operation: string;
  readonly rule: RuleName;
}

/** An axis of coverage below its threshold, both in percent. */
export interface Shortfall {
  readonly axis: Axis;
  readonly threshold: number;
  readonly reached: number;
}

interface Counts {
  /** Requests sent, including repeated ones. */
  readonly requests: number;
  /** Responses that were checked against the contract. */
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
