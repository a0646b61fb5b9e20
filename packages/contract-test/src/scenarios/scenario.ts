import type { Json, Place } from '../contract/model.ts';
import type { Condition } from '../expressions/condition.ts';
import type { EntryFilter } from '../expressions/entry-filter.ts';
import type { Template } from '../expressions/template.ts';

/** A workflow of an Arazzo 1.0 document, read. */
export interface Scenario {
  readonly id: string;
  /** What its document describes beside the contract under test. */
  readonly sources: readonly ScenarioSource[];
  readonly inputs: Readonly<Record<string, Json>>;
  /** At least one. */
  readonly steps: readonly ScenarioStep[];
  readonly place: Place;
}

/** A source description of another API than the one under test. */
export interface ScenarioSource {
  readonly name: string;
  /** Its OpenAPI document, relative to the folder that the tester runs in. */
  readonly file: string;
  readonly place: Place;
}

export interface ScenarioStep {
  readonly id: string;
  /** The source description that has the operation; undefined for the contract under test. */
  readonly source: string | undefined;
  readonly operationId: string;
  readonly parameters: readonly ScenarioParameter[];
  readonly body: { readonly mediaType: string; readonly payload: Template } | undefined;
  readonly criteria: readonly Criterion[];
  /** What happens after a step that went well; the next step follows when none of them is met. */
  readonly onSuccess: readonly ScenarioAction[];
  readonly outputs: readonly (readonly [name: string, value: Template])[];
  readonly place: Place;
}

/** A parameter that is sent, unless its value names something that is not there. */
export interface ScenarioParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly value: Template;
  readonly place: Place;
}

export interface Criterion {
  readonly text: string;
  readonly test:
    | { readonly kind: 'simple'; readonly condition: Condition }
    | { readonly kind: 'entry'; readonly filter: EntryFilter };
  readonly place: Place;
}

export interface ScenarioAction {
  /** The step to go to; undefined ends the scenario. */
  readonly goTo: string | undefined;
  /** All of them have to hold. */
  readonly criteria: readonly Criterion[];
}

/** A scenario that cannot be run as it is written; the message names the file and the place in it. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
