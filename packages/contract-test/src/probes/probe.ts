import type { Contract } from '../contract/model.ts';
import type { Random } from '../contract/random.ts';
import type { Judge } from '../contract/violation.ts';
import type { Case, Exchange, RawFinding } from '../model/case.ts';
import type { Question } from '../model/question.ts';
import type { ScopedCredential } from '../model/scoped-credential.ts';
import type { World } from '../world/world.ts';

/** What a probe may look at. Nothing in it touches the network. */
export interface ProbeContext {
  readonly contract: Contract;
  readonly judge: Judge;
  /** A stream of its own for each probe, from the seed and the probe's id. */
  readonly random: Random;
  /** What answers have shown so far: identifiers of things that exist, answers that worked. */
  readonly world: World;
  /** Whether a second credential without scopes is there. */
  readonly hasUnscoped: boolean;
  /** Credentials of the caller that have some scopes. */
  readonly scoped: readonly ScopedCredential[];
  /** Takes notice of something that the document leaves open. */
  onQuestion(question: Question): void;
  /** Whether there is a credential of another tenant. */
  readonly hasOtherTenant: boolean;
}

/**
 * A pure program of requests: it yields cases, gets an exchange for each, and returns what it concludes beyond what
 * every exchange is checked for. A probe whose own requests have findings concludes nothing: one cause, one finding.
 */
export interface Probe {
  /** `createThing/idempotency`; the first part of the ids of its cases. */
  readonly id: string;
  readonly operations: readonly string[];
  /**
   * `shape` first: valid requests, then `state`: flows; `spoil` last, since an invalid request that is accepted may spoil
   * what the server holds.
   */
  readonly phase: 'shape' | 'state' | 'spoil';
  run(context: ProbeContext): Generator<Case, readonly RawFinding[], Exchange>;
  /** What it means that a request is not sent, and the probe ends, since it would change what the run did not create. */
  withheld?(sent: Pick<Exchange, 'case' | 'request'>): readonly RawFinding[];
}
