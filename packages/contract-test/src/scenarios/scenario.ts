import type { Json, Place } from '../contract/model.ts';
import type { Condition } from '../expressions/condition.ts';
import type { EntryFilter } from '../expressions/entry-filter.ts';
import type { Template } from '../expressions/template.ts';

/** A parsed workflow of an Arazzo 1.0 document. */
export interface Scenario {
  readonly id: string;
  /** The other source descriptions of its document. */
  readonly sources: readonly ScenarioSource[];
  readonly inputs: Readonly<Record<string, Json>>;
  /** Not empty. */
  readonly steps: readonly ScenarioStep[];
  readonly place: Place;
}

/** A source description of an API other than the one under test. */
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
  /** The actions after a successful step; if none applies, the next step follows. */
  readonly onSuccess: readonly ScenarioAction[];
  readonly outputs: readonly (readonly [name: string, value: Template])[];
  readonly place: Place;
}

/** A parameter, sent unless its value refers to something absent. */
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
  /** The next step; undefined ends the scenario. */
  readonly goTo: string | undefined;
  /** All of them must hold. */
  readonly criteria: readonly Criterion[];
}

/** A scenario that cannot be run; the message names the file and the place in it. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
