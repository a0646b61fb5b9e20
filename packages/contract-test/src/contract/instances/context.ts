import type { Contract, Json, Schema, SchemaObject } from '../model.ts';
import type { Random } from '../random.ts';
import type { Direction, Judge } from '../violation.ts';

/** What instances are made from: the contract that references lead into, its judge, and a stream for random ones. */
export interface InstanceContext {
  readonly contract: Contract;
  readonly judge: Judge;
  readonly random: Random;
}

/** How a value is made. */
export interface Maker {
  readonly context: InstanceContext;
  readonly direction: Direction;
  /** Without a stream the value is the typical one, with what is required and little more. */
  readonly random: Random | undefined;
  /** About how many items and optional members there may be, and half the length of texts. */
  readonly size: number;
  /** How many levels of objects and lists are left. */
  readonly depth: number;
  /** The layers of the values that the value is a part of: where they come again, lists are left empty. */
  readonly within: readonly SchemaObject[];
  /** Makes the parts of the value: `build`, which the makers of lists and objects cannot import. */
  build(maker: Maker, schemas: readonly Schema[]): Json | undefined;
}
