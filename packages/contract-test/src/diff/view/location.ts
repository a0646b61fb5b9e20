import type { Layers } from '../../contract/instances/layer-keywords.ts';
import { join } from '../../contract/json-pointer.ts';
import type { Node } from './schema-view.ts';

/** One step from a value towards the place of a comparison. */
export type Step =
  | { readonly kind: 'member'; readonly name: string; readonly shown: string }
  | { readonly kind: 'item'; readonly index: number; readonly shown: string }
  | BranchStep;

/** Further layers that hold for the same value, such as those of a branch of `oneOf`. */
export interface BranchStep {
  readonly kind: 'branch';
  readonly old: Layers;
  readonly next: Layers;
  /** The lists of branches from which the step chooses. */
  readonly choice?: {
    readonly old: readonly Node[];
    readonly next: readonly Node[];
    /** Whether only one of them may be taken: those of `oneOf`. */
    readonly isExclusive: boolean;
    /** The layers beside the branches. */
    readonly beside: { readonly old: Layers; readonly next: Layers };
  };
}

/** A place in a body, parameter or header, with the layers of either version. */
export interface Location {
  readonly steps: readonly Step[];
  readonly old: Layers;
  readonly next: Layers;
}

/** The place as reports name it: `/data/*\/id`; empty for the whole. */
export function shownPath(location: Location): string {
  return location.steps.reduce((path, step) => (step.kind === 'branch' ? path : `${path}/${step.shown}`), '');
}

/** The place as a JSON pointer into generated values. */
export function pointerTo(location: Location): string {
  return location.steps.reduce((pointer, step) => {
    if (step.kind === 'branch') return pointer;
    return join(pointer, step.kind === 'member' ? step.name : step.index);
  }, '');
}

/** Whether a location lies in another one. */
export function isInside(inner: Location, outer: Location): boolean {
  return outer.steps.every((step, at) => inner.steps[at] === step);
}
