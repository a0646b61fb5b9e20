import { sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';

/**
 * Gives a business delivered withdrawals, each with a deposit address and stored replies: as many rows as the engine
 * writes for them. All amounts are equal.
 */
export async function seedHistory(
  { kysely }: Pick<Database, 'kysely'>,
  businessId: string,
  transferCount: number,
): Promise<void> {
  const each = sql`generate_series(1, ${transferCount}::integer) AS made (number)`;
  const id = (prefix: string) => sql`${prefix} || lpad(made.number::text, 16, '0')`;
  await sql`
    INSERT INTO quote
      SELECT ${businessId}, ${id('QUO_')}, ${businessId}, 'withdrawal', 'USDT', 'NGN', 100, 171892.5, 0, 1720, 'USDT/NGN', 'sell',
        '1 USDT = 1720.00 NGN', '[{"name": "Payout fee", "type": "FIXED", "amount": {"amount": "107.5", "currency": "NGN"}}]',
        ${id('REF_')}, 'accepted', NULL, '{"type": "balance"}',
        '{"type": "bank_transfer", "recipient_details": {"account_name": "ADA LOVELACE", "account_number": "0123456789"}}',
        now(), now(), now() FROM ${each}`.execute(kysely);
  await sql`
    INSERT INTO transfer
      SELECT ${businessId}, ${id('TRF_')}, ${id('QUO_')}, ${businessId}, 'funds_delivered', NULL, 4, 100, 171892.5, '[]',
        '{"type": "balance"}', '{"type": "bank_transfer"}', '[{}, {}, {}, {}]', NULL, now(), now() FROM ${each}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO posting
      SELECT ${businessId}, ${id('TRF_')} || '.' || step, 'USDT', 100, 'available:' || ${businessId}, 'held:' || ${businessId},
        ${id('TRF_')}, now() FROM ${each} CROSS JOIN generate_series(1, 5) AS step`.execute(kysely);
  await sql`
    INSERT INTO transaction_entry
      SELECT ${businessId}, ${id('TRX_')}, ${businessId}, 'withdrawals', ${id('REF_')}, 'USDT', 100, false, 100, ${id('TRF_')},
        'To Ada Lovelace', 'Guaranty Trust Bank', 'The payment was delivered.', NULL, now() FROM ${each}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO rail_entry
      SELECT ${businessId}, ${id('RAL_')}, 'bank', 'out', 'NGN', 171892.5, ${id('TRF_')}, now() FROM ${each}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO event (business_id, event_id, kind, profile_id, resource_id, body, created_at)
      SELECT ${businessId}, ${id('EVT_')} || '.' || step, 'transfer.processing', ${businessId}, ${id('TRF_')}, repeat('{"status": "x"} ', 40),
        now() FROM ${each} CROSS JOIN generate_series(1, 4) AS step`.execute(kysely);
  await sql`
    INSERT INTO deposit_address
      SELECT ${businessId}, ${id('ADR_')}, ${businessId}, 'USDT', 'TRX', md5(${businessId}) || made.number, NULL, ${id('TRF_')}, false, now()
      FROM ${each}`.execute(kysely);
  await sql`
    INSERT INTO deposit_address_directory
      SELECT 'TRX', md5(${businessId}) || made.number, '', ${businessId}, ${id('ADR_')} FROM ${each}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO bank_account_directory
      SELECT '035', md5(${businessId}) || made.number, ${businessId}, ${id('TRF_')} FROM ${each}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO idempotency_record
      SELECT ${businessId}, sha256(convert_to(made.number::text, 'UTF8')), '\\x02', 'done', 'own_1', 201, '{}', repeat('{"status": "x"} ', 100),
        now(), now() + interval '1 day' FROM ${each}`.execute(kysely);
}
