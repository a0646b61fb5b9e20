import type { CommitOutcome } from './ledger.ts';

/**
 * Names what is not as expected by the kind of the record and the problem, as `quote expired`: one of those that the caller knows.
 *
 * @throws Error for any other, which would otherwise be taken for one of them.
 */
export function conflictIn<Known extends `${string} ${string}`>(
  { record, problem }: Extract<CommitOutcome, { readonly kind: 'conflict' }>,
  known: readonly Known[],
): Known {
  const name = known.find((one) => one === `${record} ${problem}`);
  if (name === undefined)
    throw new Error(`A commit met a ${record} that is ${problem}, which nobody expects.`);
  return name;
}
