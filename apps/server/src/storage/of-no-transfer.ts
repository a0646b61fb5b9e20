import { type RawBuilder, sql } from 'kysely';

/** Whether there is no such transfer: what was issued for one that there is must stay, whoever asks to take it back. */
export function ofNoTransfer(businessId: string, transferId: string): RawBuilder<boolean> {
  return sql`NOT EXISTS (
    SELECT 1 FROM transfer WHERE transfer.business_id = ${businessId} AND transfer.transfer_id = ${transferId}
  )`;
}
