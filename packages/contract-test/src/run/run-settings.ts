import type { Contract } from '../contract/model.ts';
import type { Baseline } from '../findings/baseline.ts';
import type { OpenHooks } from '../hooks/open-hooks.ts';
import type { Axis } from '../model/coverage.ts';
import type { OtherSource } from '../model/other-source.ts';
import type { Profile } from '../model/profile.ts';
import type { Sender } from '../model/sender.ts';
import type { RuleSeverity } from '../model/severities.ts';
import type { Probe } from '../probes/probe.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Clock } from '../send/clock.ts';
import type { LiveTokens } from '../tokens/live-tokens.ts';
import type { Credentials } from '../wire/credentials.ts';
import type { Budget } from './budget.ts';
import type { Wait } from './target.ts';

/** What is tested, and how. */
export interface RunSettings {
  readonly contract: Contract;
  readonly profile: Profile;
  readonly seed: number;
  readonly credentials: Credentials;
  /** The only sender to the target. */
  readonly sender: Sender;
  /** Tokens among the credentials that are renewed during the run. */
  readonly tokens?: LiveTokens;
  /** The hooks that requests and responses pass through. */
  readonly hooks?: OpenHooks;
  /** The address in curl lines. */
  readonly baseUrl: string;
  /** The ids of the operations to test; by default all. */
  readonly operations?: readonly string[];
  readonly scenarios?: readonly Scenario[];
  /** The other APIs that the scenarios call. */
  readonly others?: readonly OtherSource[];
  /** Accepted findings and coverage items, and today's date, `2026-12-31`. */
  readonly accepted?: { readonly baseline: Baseline; readonly today: string };
  /** The required coverage of each axis in percent. */
  readonly thresholds?: ReadonlyMap<Axis, number>;
  /** Severities that differ from the default of a rule. */
  readonly severities?: readonly RuleSeverity[];
  /** The budget of the run; by default unlimited. */
  readonly budget?: Budget;
  /**
   * Whether writes may change and remove things that the run did not create; always allowed on a mock, which stores
   * nothing.
   */
  readonly allowExisting?: boolean;
  /** Whether every operation that never succeeds is a finding. */
  readonly requireSuccess?: boolean;
  /** The clock; by default that of the machine. */
  readonly clock?: Clock;
  /** Ends the run when it aborts; the findings so far are reported. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** The progress of a run. */
export interface Progress {
  readonly phase: Probe['phase'] | 'clean-up';
  /** The current probe, from 1; during clean-up, the current removal. */
  readonly probe: number;
  readonly probes: number;
  readonly operation: string;
  /** Before those of one cause are merged. */
  readonly findings: number;
  /** What the run is waiting for. */
  readonly wait?: Wait;
}
