import type { Contract, Json, Schema, SchemaObject } from '../model.ts';
import type { Random } from '../random.ts';
import type { Direction, Judge } from '../violation.ts';

/**
 * The inputs for making instances: the contract that references lead into, its judge, and a stream for random
 * instances.
 */
export interface InstanceContext {
  readonly contract: Contract;
  readonly judge: Judge;
  readonly random: Random;
}

/** How a value is made. */
export interface Maker {
  readonly context: InstanceContext;
  readonly direction: Direction;
  /** Without a stream the value is typical: required members and little more. */
  readonly random: Random | undefined;
  /** The approximate number of items and optional members, and half the length of strings. */
  readonly size: number;
  /** Remaining levels of objects and lists. */
  readonly depth: number;
  /** The layers of the enclosing values: where they recur, lists are left empty. */
  readonly within: readonly SchemaObject[];
  /** Builds the parts of the value: `build`, passed in because the builders of lists and objects cannot import it. */
  build(maker: Maker, schemas: readonly Schema[]): Json | undefined;
}
