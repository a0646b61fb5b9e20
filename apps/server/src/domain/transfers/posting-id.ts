import type { Transfer } from './transfer.ts';

/** The identifier of the nth posting of a step: the same step is never posted twice. */
export function postingId({ id, version }: Pick<Transfer, 'id' | 'version'>, nth: number): string {
  return `${id}.${version}.${nth}`;
}
