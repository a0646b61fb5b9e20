import type { Contract, Operation } from '../../contract/model.ts';
import type { Direction } from '../../contract/violation.ts';
import type { Change, Level } from '../change.ts';
import type { ComparedSchema, SchemaDiff } from './schema-diff.ts';

/** An operation, or a request sent by the API, that both versions have. */
export interface OperationPair {
  /** How reports name it: `GET /things`, `webhook transfer.failed`. */
  readonly where: string;
  readonly old: Operation;
  readonly next: Operation;
  readonly contracts: { readonly old: Contract; readonly next: Contract };
  readonly schemas: { readonly request: SchemaDiff; readonly response: SchemaDiff };
}

/** The content of a change apart from its operation. The objects are its locations in the contracts. */
export interface Noted {
  readonly id: string;
  readonly level: Level;
  readonly where: string;
  readonly text: string;
  readonly direction?: Direction;
  readonly oldNode?: object;
  readonly newNode?: object;
}

/** Creates a change of an operation; without objects, its location is the operation. */
export function noted(pair: OperationPair, { oldNode, newNode, ...rest }: Noted): Change {
  const { contracts, old, next } = pair;
  return {
    ...rest,
    operation: old.id,
    oldPlace: contracts.old.placeOf(oldNode ?? old.node),
    newPlace: contracts.next.placeOf(newNode ?? next.node),
  };
}

/** Compares a schema of an operation. */
export function schemaChanges(
  pair: OperationPair,
  direction: Direction,
  schema: ComparedSchema,
): readonly Change[] {
  return pair.schemas[direction].compare(schema).map((change) => ({ ...change, operation: pair.old.id }));
}
