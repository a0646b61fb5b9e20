import type { Operation } from '../contract/model.ts';
import type { Branch } from '../model/branch.ts';
import type { Exchange } from '../model/case.ts';
import type { Ledger } from './ledger.ts';
import { operationBarrier, type Reach } from './reach.ts';

/** A branch of the request side of an operation, from boundary enumeration. */
export interface RequestBranch {
  /** The key of the branch. */
  readonly key: string;
  readonly side: Branch['side'];
  /** The parameter, `query.limit`, or `body`. */
  readonly subject: string;
  /** `query.limit maximum: 101 where at most 100 is allowed`. */
  readonly label: string;
  /** Why no request can be made for it. */
  readonly unmade?: string;
}

/** The request side of the axis `branches`: each branch with a case that got a response. */
export function openRequestBranchCoverage(
  ledger: Ledger,
  {
    operations,
    branchesOf,
    ...reach
  }: Reach & {
    readonly operations: readonly Operation[];
    readonly branchesOf: (operation: Operation) => readonly RequestBranch[];
  },
): (exchange: Exchange) => void {
  ledger.addLater(() => {
    for (const operation of operations) {
      for (const branch of branchesOf(operation)) {
        if (branch.side === 'invalid' && reach.profile !== 'server') continue;
        const barrier = operationBarrier(reach, operation) ?? branch.unmade ?? identifierBarrier(branch);
        ledger.add(
          'branches',
          keyOf(operation, branch),
          `${operation.id} ${branch.label} (${branch.side})`,
          barrier,
        );
      }
    }
  });
  return ({ case: { branch, operation, subject } }) => {
    if (branch === undefined || subject === undefined) return;
    ledger.tick('branches', keyOf(operation, { ...branch, subject }));
  };
}

function identifierBarrier({ subject, side }: RequestBranch): string | undefined {
  if (side !== 'valid' || !subject.startsWith('path.')) return undefined;
  return 'a path is made of identifiers that exist';
}

function keyOf(operation: Operation, branch: Pick<RequestBranch, 'key' | 'side' | 'subject'>): string {
  return `${operation.id} ${branch.subject} ${branch.side} ${branch.key}`;
}
