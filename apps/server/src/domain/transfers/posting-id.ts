import type { Transfer } from './transfer.ts';

/** The id of the nth posting of a step, so that the same step is never posted twice. */
export function postingId({ id, version }: Pick<Transfer, 'id' | 'version'>, nth: number): string {
  return `${id}.${version}.${nth}`;
}
