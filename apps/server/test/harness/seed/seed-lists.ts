import { type RawBuilder, sql } from 'kysely';
import { grantableScopes } from '../../../src/domain/accounts/keys/scopes.ts';
import type { Database } from '../../../src/storage/engine/database.ts';

/** The business, profile and other records to which the rows of `seedLists` refer. */
export interface SeededLists {
  readonly businessId: string;
  /** A member of the business. */
  readonly userId: string;
  /** An API key that is the actor of half of the audit log. */
  readonly apiKeyId: string;
}

/** Links: one with few payment requests, one with the older half and one with the newer. */
export const seededLinks = [
  'PAYL_rare000000000000',
  'PAYL_older00000000000',
  'PAYL_newer00000000000',
] as const;

/** The fewest rows for which a sequential scan is slower than an index. */
const FEWEST = 20_000;

/**
 * Fills every list of API and console: those of money and the audit log with the given number of rows of one business,
 * those of people and credentials with a hundredth of it, but at least 20,000. Each filter has a value for the older
 * half of the rows, one for the newer half, one for a row in 5,000, and one for none, so that a page by any filter is
 * far from either end of the list.
 */
export async function seedLists(database: Database, of: SeededLists, rows: number): Promise<void> {
  const { businessId, userId, apiKeyId } = of;
  const fewer = Math.max(FEWEST, Math.floor(rows / 100));
  await database.transaction(async (transaction) => {
    // Disables foreign keys and triggers, which are not under test.
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    const run = (statement: RawBuilder<unknown>) => statement.execute(transaction);
    const series = (count: number) => sql`generate_series(1, ${count}::integer) AS made (n)`;
    const id = (prefix: string) => sql`${prefix} || lpad(n::text, 16, '0')`;
    const age = sql`timestamptz '2026-01-01' + n * interval '1 second'`;
    const halves = (rare: string, older: string, newer: string, count = rows) =>
      sql`CASE WHEN n % 5000 = 0 THEN ${rare} WHEN n <= ${Math.floor(count / 2)}::integer THEN ${older} ELSE ${newer} END`;
    const category = halves('buy', 'conversion', 'sell');
    const [source, target] = [halves('BTC', 'USDT', 'NGN'), halves('ETH', 'KES', 'GHS')];
    const reference = sql`CASE WHEN n % 5000 = 0 THEN 'INV-2026-0417' ELSE ${id('REF_')} END`;
    await run(sql`
      INSERT INTO quote
        SELECT ${businessId}, ${id('QUO_')}, ${businessId}, ${category}, ${source}, ${target}, 100, 172000, 0, 1720, 'USDT/NGN', 'sell',
          '1 USDT = 1720.00 NGN', '[]', ${reference}, ${halves('pending', 'accepted', 'pending')}, NULL, '{"type": "balance"}', '{"type": "balance"}',
          ${age}, ${age}, ${age} FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO transfer (business_id, transfer_id, quote_id, profile_id, status, error, version, source_amount, target_amount, fees,
          pay_in, pay_out, steps, due_at, created_at, updated_at, reference, category, source_currency, target_currency)
        SELECT ${businessId}, ${id('TRF_')}, ${id('QUO_')}, ${businessId}, ${halves('failed', 'funds_converted', 'processing')}, NULL, 1,
          100, 172000, '[]', '{"type": "balance"}', '{"type": "balance"}',
          '[{"status": "pending", "description": "It waits.", "at": "2026-01-01T00:00:00Z"}]', NULL, ${age}, ${age}, ${reference}, ${category}, ${source}, ${target} FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO transaction_entry
        SELECT ${businessId}, ${id('TXN_')}, ${businessId}, ${halves('fees', 'withdrawals', 'deposits')}, ${reference},
          ${halves('BTC', 'USDT', 'NGN')}, 1, true, n, ${id('TRF_')}, 'Deposit', 'Bank', 'Settled', NULL, ${age}, n FROM ${series(rows)}`);
    const link = (status: RawBuilder<unknown>) =>
      sql`${businessId}, 'payment_link', ${status}, 1, false, false, 'Ada', 'Ada', '', 'NGN', NULL::numeric, NULL::numeric, NULL,
          'pub_1', '{"allowCustomerAmount": true, "allowQuantitySelection": false}'::jsonb, CASE WHEN n % 5000 = 0 THEN 'zuse' ELSE 'ada' END || ' lovelace ' || n, ${age}, ${age},
          timestamptz '2100-01-01'`;
    await run(sql`
      INSERT INTO payment_link
        SELECT ${businessId}, ${id('PAYL_')}, ${link(halves('draft', 'deleted', 'active'))} FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO payment_link
        SELECT ${businessId}, (ARRAY[${sql.join(seededLinks)}])[n], ${link(sql`'deleted'`)} FROM ${series(seededLinks.length)}`);
    await run(sql`
      INSERT INTO payment_request
        SELECT ${businessId}, ${id('PAYR_')}, ${businessId}, 'payment_request', ${halves('failed', 'completed', 'expired')}, 2,
          'USDT', 'NGN', 100, 172000, 0, '[]', '{"amount": "100", "currency": "USDT"}',
          '{"product": "USDT/NGN", "explained": "1 USDT = 1720.00 NGN", "rate": "1720", "side": "sell"}', NULL, NULL, NULL, NULL,
          ${halves(...seededLinks)}, NULL, '{}',
          '{"name": "Noether Library", "email": "payments@example.com"}', '{"type": "address", "network": "TRX"}', NULL, NULL,
          ${age}, ${age}, ${age} FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO stock_fill
        SELECT ${businessId}, ${id('SBE_')}, ${businessId}, 'AAPL', n, 'buy', 1, 200, 'USD', 200, 200, 'USD', ${age} FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO recipient
        SELECT ${businessId}, ${id('REC_')}, n % 2 = 0, false, 'ngn_bank', 'bank', ${halves('GHS', 'NGN', 'KES')}, 'NG',
          '{"account_name": "ADA LOVELACE", "account_number": "0123456789", "bank_code": "058", "bank_name": "Guaranty Trust Bank"}',
          ${age}, ${age} FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO audit_entry
        SELECT ${businessId}, ${id('AUD_')}, ${halves('user', 'user', 'api_key')}, ${halves('USR_former', userId, apiKeyId)},
          ${halves('business.submitted', 'api_key.created', 'sandbox.deposit_made')}, ${id('APK_')}, '{}', 'req_0000000000000001', ${age}
        FROM ${series(rows)}`);
    const event = (id: RawBuilder<unknown>) =>
      sql`${halves('transfer.failed', 'customer.created', 'transfer.pending')}, ${id}, CASE WHEN n % 5000 = 0 THEN 'INV-2026-0417' END`;
    await run(sql`
      INSERT INTO event (business_id, event_id, profile_id, kind, resource_id, reference, body, created_at)
        SELECT ${businessId}, ${id('EVT_')}, ${businessId}, ${event(id('TRF_'))}, '{}', ${age} FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO delivery (business_id, delivery_id, event_id, endpoint_id, url, kind, resource_id, reference, status, created_at, event_created_at, recorded_at)
        SELECT ${businessId}, ${id('DLV_')}, ${id('EVT_')}, ${id('WHE_')}, 'https://example.com', ${event(id('TRF_'))},
          ${halves('exhausted', 'cancelled', 'succeeded')}, ${age}, ${age}, now() FROM ${series(rows)}`);
    // Many of each kind at any time, and a few rare ones.
    await run(sql`
      INSERT INTO request_log (business_id, request_id, method, path, status, duration_ms, credential_kind, credential_id, address, created_at)
        SELECT ${businessId}, ${id('req_')}, CASE WHEN n % 5000 = 0 THEN 'DELETE' WHEN n % 2 = 0 THEN 'POST' ELSE 'GET' END,
          CASE WHEN n % 5 = 0 THEN '/v1/transfers/' || ${id('TRF_')} ELSE '/v1/quotes' END,
          CASE WHEN n % 5000 = 0 THEN 500 WHEN n % 3 = 0 THEN 422 ELSE 200 END, 5, 'api_key', ${apiKeyId}, '203.0.113.24', ${age}
        FROM ${series(rows)}`);
    await run(sql`
      INSERT INTO profile SELECT ${businessId}, ${id('CUS_')}, 'customer', 'NGN', ${age} FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO customer (business_id, customer_id, type, first_name, last_name, email, country_id, status, created_at, updated_at, compared_name, searched)
        SELECT ${businessId}, ${id('CUS_')}, 'individual', 'Ada', n::text, CASE WHEN n % 5000 = 0 THEN 'rare' ELSE n::text END || '@example.com', 'NG', ${halves('rejected', 'active', 'active', fewer)}, ${age}, ${age}, 'ada ' || n,
          CASE WHEN n % 5000 = 0 THEN 'zuse' ELSE 'ada' END || ' lovelace ' || n
        FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO balance (business_id, balance_id, profile_id, currency, available, created_at)
        SELECT ${businessId}, ${id('BAL_')}, ${id('CUS_')}, 'NGN', 5, ${age} FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO api_key
        SELECT ${businessId}, ${id('APK_')}, 'Key', 'hint', ${sql.val([...grantableScopes])}::text[], NULL, ${userId}, ${age}, NULL,
          ${age}, NULL FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO public_key SELECT ${businessId}, ${id('PBK_')}, 'pub_' || lpad(n::text, 32, '0'), 'Key', ${age}, ${age} FROM ${series(fewer)}`);
    // Each in a different business, as a business may have at most twenty.
    await run(sql`
      INSERT INTO oauth_app (business_id, app_id, client_id, name, homepage_url, redirect_uris, requested_scopes, status, review_reason, secret_hash, created_by, created_at, updated_at, change_name, change_status, change_reason)
        SELECT CASE WHEN n % 1000 = 0 THEN ${businessId} ELSE ${id('BUS_')} END, ${id('OAP_')}, 'service-oauth2-00000000-0000-4000-8000-' || lpad(n::text, 12, '0') || '-test', 'Lending Desk', 'https://lender.example.com',
          '{https://lender.example.com/callback}', '{openid}', status, CASE WHEN status IN ('rejected', 'suspended') THEN 'None.' END, '', ${userId}, ${age}, ${age},
          CASE WHEN change = 'pending' OR change = 'rejected' THEN 'Loan Desk' END, CASE WHEN change = 'pending' OR change = 'rejected' THEN change END, CASE WHEN change = 'rejected' THEN 'None.' END
        FROM ${series(fewer)}, LATERAL (SELECT ${halves('rejected', 'approved', 'pending', fewer)} AS status, ${halves('rejected', 'none', 'pending', fewer)} AS change) AS state`);
    await run(sql`
      INSERT INTO webhook_endpoint (business_id, endpoint_id, url, categories, kinds, status, secret, created_by, created_at, updated_at)
        SELECT CASE WHEN n % 1000 = 0 THEN ${businessId} ELSE ${id('BUS_')} END, ${id('WHE_')}, 'https://ledger.example.com', '{deposit}', '{deposit.success}', 'enabled', '', ${userId}, ${age}, ${age}
        FROM ${series(fewer)}`);
    // Ten are open; of the others half were accepted and half have expired.
    await run(sql`
      INSERT INTO invitation
        SELECT ${businessId}, ${id('INV_')}, n || '@example.com', 'viewer', ${userId}, ${age},
          CASE WHEN n % 2 = 0 OR n > ${fewer - 10}::integer THEN ${age} + interval '1 year' ELSE ${age} END,
          CASE WHEN n % 2 = 0 AND n <= ${fewer - 10}::integer THEN ${age} END, NULL FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO app_user SELECT ${id('USR_')}, n || '@example.com', 'Emmy Noether', '', false, ${age} FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO membership SELECT ${businessId}, ${id('USR_')}, 'viewer', ${age} FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO membership_directory SELECT ${id('USR_')}, ${businessId} FROM ${series(fewer)}`);
    await run(sql`
      INSERT INTO business (business_id, user_id, name, country_id, kyb_status, display_currency, created_at, updated_at)
        SELECT ${id('BUS_')}, ${userId}, 'Another', 'NG', ${halves('rejected', 'verified', 'pending', fewer)}, 'NGN', ${age}, ${age}
        FROM ${series(fewer)}`);
    await run(sql`UPDATE business SET user_id = ${userId} WHERE business_id = ${businessId}`);
  });
  await sql`VACUUM ANALYZE`.execute(database.kysely);
}
