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
  /** The only way to the target. */
  readonly sender: Sender;
  /** Tokens among the credentials that are renewed during the run. */
  readonly tokens?: LiveTokens;
  /** What requests and responses pass through. */
  readonly hooks?: OpenHooks;
  /** The address that curl lines name. */
  readonly baseUrl: string;
  /** The ids of the operations to test; all of them unless told. */
  readonly operations?: readonly string[];
  readonly scenarios?: readonly Scenario[];
  /** The APIs that the scenarios call beside the one under test. */
  readonly others?: readonly OtherSource[];
  /** Findings and coverage items that are accepted, and the present day, `2026-12-31`. */
  readonly accepted?: { readonly baseline: Baseline; readonly today: string };
  /** Percent of each axis that has to be covered. */
  readonly thresholds?: ReadonlyMap<Axis, number>;
  /** How much rules count, where that is not what the rule itself says. */
  readonly severities?: readonly RuleSeverity[];
  /** What the run may use; everything unless told. */
  readonly budget?: Budget;
  /** Whether writes may change and remove what the run did not create; those on a mock, which keeps nothing, always may. */
  readonly allowExisting?: boolean;
  /** Whether each operation that never succeeds is a finding. */
  readonly requireSuccess?: boolean;
  /** The time; that of the machine unless told. */
  readonly clock?: Clock;
  /** Ends the run when it aborts: what was found so far is reported. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** How far a run is. */
export interface Progress {
  readonly phase: Probe['phase'] | 'clean-up';
  /** The probe that runs, from 1; of a clean-up, the removal. */
  readonly probe: number;
  readonly probes: number;
  readonly operation: string;
  /** Before those of one cause are merged. */
  readonly findings: number;
  /** What the run waits for now. */
  readonly wait?: Wait;
}
