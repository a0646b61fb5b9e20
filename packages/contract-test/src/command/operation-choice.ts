import type { Contract } from '../contract/model.ts';
import type { HeaderLine } from '../model/message.ts';
import { UsageError } from './terminal.ts';

/** Which operations to test: only some, or all except some. */
export interface OperationChoice {
  readonly operations: readonly string[] | undefined;
  readonly except: readonly string[] | undefined;
}

/** The ids of the chosen operations; undefined for all. Throws a UsageError for an unknown name or when none is left. */
export function chooseOperations(contract: Contract, choice: OperationChoice): readonly string[] | undefined {
  const { operations, except } = choice;
  const ids = contract.operations.map(({ id }) => id);
  const unknown = [...(operations ?? []), ...(except ?? [])].find((name) => !ids.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`Unknown operation "${unknown}": give some of ${ids.join(', ')}.`);
  }
  const chosen = operations ?? (except === undefined ? undefined : ids.filter((id) => !except.includes(id)));
  if (ids.length === 0 || chosen?.length === 0) {
    throw new UsageError('No operation is left to test: give a contract that has some, or except fewer.');
  }
  return chosen;
}

/** The credentials by scheme, as given. Throws a UsageError for a scheme that no operation names. */
export function schemesIn(
  { operations }: Contract,
  given: ReadonlyMap<string, HeaderLine>,
): ReadonlyMap<string, HeaderLine> {
  const known = new Set(operations.flatMap(({ security }) => security.flat().map(({ name }) => name)));
  const unknown = [...given.keys()].find((name) => !known.has(name));
  if (unknown === undefined) return given;
  throw new UsageError(
    `No operation names the security scheme "${unknown}": give one of ${[...known].join(', ')}.`,
  );
}
