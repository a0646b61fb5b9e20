import type { CommitOutcome } from './ledger.ts';

/**
 * Names a conflict by the kind of record and the problem, as in `quote expired`, if the caller handles it.
 *
 * @throws Error for any other conflict, which would otherwise be mistaken for one of these.
 */
export function conflictIn<Known extends `${string} ${string}`>(
  { record, problem }: Extract<CommitOutcome, { readonly kind: 'conflict' }>,
  known: readonly Known[],
): Known {
  const name = known.find((one) => one === `${record} ${problem}`);
  if (name === undefined) throw new Error(`Unexpected conflict of a commit: ${record} is ${problem}.`);
  return name;
}
