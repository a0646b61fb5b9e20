import { builds } from '../contract/instances/build.ts';
import type { InstanceContext, Maker } from '../contract/instances/context.ts';
import type { Demands } from '../contract/instances/demands.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { demand } from '../contract/instances/negation.ts';
import type { Json, Schema, SchemaObject } from '../contract/model.ts';
import type { Direction } from '../contract/violation.ts';

/** A place in a valid value where other values are tried. */
export interface Site {
  /** JSON pointer inside the whole value. */
  readonly path: string;
  /** The schemas that hold there. */
  readonly schemas: readonly Schema[];
  readonly value: Json;
  /** The whole value with another one in this place; undefined if that is impossible. */
  readonly whole: (value: Json) => Json | undefined;
  /**
   * Whole values regenerated so that a schema holds in this place, for when the rest of the value is incompatible with
   * it.
   */
  readonly anew?: (schema: Schema) => Iterable<Json>;
  /** Whether a violation here may be reported for another keyword: inside `anyOf`, `if`, `contains`, … */
  readonly isLoose: boolean;
  /** Whether the place is the name of a member, which only strings can take. */
  readonly isName: boolean;
}

/** A site together with the layers that hold for its value. */
export interface Spot {
  readonly site: Site;
  readonly layers: readonly Layer[];
  readonly nodes: readonly SchemaObject[];
  readonly demands: Demands;
  readonly maker: Maker;
  readonly context: InstanceContext;
  readonly direction: Direction;
}

/** A value to be tried at a site. */
export interface Way {
  readonly value: Json;
  /** `41 characters where at most 40 are allowed`. */
  readonly detail: string;
}

/** One wanted candidate and the values to try for it, the likeliest first. */
export interface Proposal {
  readonly layer: Layer;
  readonly keyword: string;
  readonly member?: string | number;
  readonly side: 'valid' | 'invalid';
  /** The changed member of the value, if not the value itself. */
  readonly at?: string | number;
  readonly ways: Iterable<Way>;
  /** Whether a violation of any keyword at or around the place suffices. */
  readonly isLoose?: boolean;
  /** Why there is no value to try. */
  readonly obstacle?: string;
}

/** Has a proposal judged; returns the value that was kept. */
export type Settle = (proposal: Proposal) => Json | undefined;

/**
 * Values for the place of a spot that satisfy its schemas and further demands: first in the branches that the value of
 * the site takes, then in any.
 */
export function* buildsAt(spot: Spot, ...more: readonly Schema[]): Generator<Json> {
  yield* builds(spot.maker, [...more, ...spot.site.schemas, ...spot.nodes]);
  if (spot.layers.some(({ isLoose }) => isLoose)) yield* builds(spot.maker, [...more, ...spot.site.schemas]);
}

/** Keywords that add layers, which are already part of a spot. */
const adding = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas'];

/** Values that satisfy the layers of a spot without some keywords, but with further demands. */
export function* buildsWithout(
  spot: Spot,
  keywords: readonly string[],
  ...more: readonly Schema[]
): Generator<Json> {
  yield* builds(spot.maker, [...more, ...stripped(spot.nodes, keywords)]);
}

function stripped(nodes: readonly SchemaObject[], keywords: readonly string[]): readonly SchemaObject[] {
  const left = [...adding, ...keywords];
  return nodes.map((node) =>
    left.some((keyword) => Object.hasOwn(node, keyword))
      ? demand(Object.fromEntries(Object.entries(node).filter(([keyword]) => !left.includes(keyword))))
      : node,
  );
}

/** A limited number of values, each as a way with the same detail. */
export function* waysOf(values: Iterable<Json>, detail: string, most = 12): Generator<Way> {
  let left = most;
  for (const value of values) {
    yield { value, detail };
    left -= 1;
    if (left === 0) return;
  }
}
