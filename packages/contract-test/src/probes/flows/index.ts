import type { Contract } from '../../contract/model.ts';
import type { Probe } from '../probe.ts';
import { acceptedProbes } from './accepted.ts';
import { bulkCreateProbes } from './bulk-create.ts';
import { conditionalProbes } from './conditional.ts';
import { createByNameProbes } from './create-by-name.ts';
import { createReadProbes } from './create-read.ts';
import { deleteReadProbes } from './delete-read.ts';
import { downloadProbes } from './downloads.ts';
import { idempotencyProbes } from './idempotency.ts';
import { linkProbes } from './links.ts';
import { listLimitProbes } from './list-limits.ts';
import { otherTenantProbes } from './other-tenant.ts';
import { parallelCreateProbes } from './parallel-creates.ts';
import { readsChangeNothingProbes } from './reads-change-nothing.ts';
import { refusedWriteProbes } from './refused-write.ts';
import { replayAfterChangeProbes } from './replay-after-change.ts';
import { checkLinks } from './steps/link-request.ts';
import { takenValueProbes } from './taken-twice.ts';
import { updateReadProbes } from './update-read.ts';
import { wrongParentProbes } from './wrong-parent.ts';

/**
 * The flows across operations of a contract.
 *
 * @throws ExpressionError for a link with an expression that cannot be parsed.
 */
export function flowProbes(contract: Contract): Probe[] {
  checkLinks(contract);
  return [
    ...createReadProbes(contract),
    ...createByNameProbes(contract),
    ...bulkCreateProbes(contract),
    ...linkProbes(contract),
    ...acceptedProbes(contract),
    ...updateReadProbes(contract),
    ...readsChangeNothingProbes(contract),
    ...conditionalProbes(contract),
    ...idempotencyProbes(contract),
    ...replayAfterChangeProbes(contract),
    ...listLimitProbes(contract),
    ...downloadProbes(contract),
    ...parallelCreateProbes(contract),
    ...deleteReadProbes(contract),
    ...refusedWriteProbes(contract),
    ...takenValueProbes(contract),
    ...otherTenantProbes(contract),
    ...wrongParentProbes(contract),
  ];
}
