import type { Contract } from '../contract/model.ts';
import type { Random } from '../contract/random.ts';
import type { Judge } from '../contract/violation.ts';
import type { Case, Exchange, RawFinding } from '../model/case.ts';
import type { Question } from '../model/question.ts';
import type { ScopedCredential } from '../model/scoped-credential.ts';
import type { World } from '../world/world.ts';

/** What a probe can use. Nothing in it touches the network. */
export interface ProbeContext {
  readonly contract: Contract;
  readonly judge: Judge;
  /** A separate random stream per probe, derived from the seed and the probe's id. */
  readonly random: Random;
  /** What responses have shown so far: identifiers of existing resources and requests that worked. */
  readonly world: World;
  /** Whether there is a second credential, without scopes. */
  readonly hasUnscoped: boolean;
  /** Credentials of the caller with limited scopes. */
  readonly scoped: readonly ScopedCredential[];
  /** Records something that the document leaves open. */
  onQuestion(question: Question): void;
  /** Whether there is a credential of another tenant. */
  readonly hasOtherTenant: boolean;
}

/**
 * A pure program of requests: it yields cases, receives an exchange for each, and returns findings beyond the checks
 * that every exchange gets. A probe whose own requests have findings concludes nothing: one cause, one finding.
 */
export interface Probe {
  /** Such as `createThing/idempotency`; the first part of the ids of its cases. */
  readonly id: string;
  readonly operations: readonly string[];
  /**
   * `shape` runs first: valid requests; then `state`: flows; `spoil` runs last, since an accepted invalid request may
   * spoil the server's data.
   */
  readonly phase: 'shape' | 'state' | 'spoil';
  run(context: ProbeContext): Generator<Case, readonly RawFinding[], Exchange>;
  /**
   * The findings if a request is withheld, and the probe ends, because it would change something that the run did not
   * create.
   */
  withheld?(sent: Pick<Exchange, 'case' | 'request'>): readonly RawFinding[];
}
