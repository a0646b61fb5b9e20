import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';

/** As long as the sealed data of a customer. */
const WIDTH = 700;

const someOf = (names: readonly string[], step: number) =>
  sql`(${sql.val([...names])}::text[])[1 + (n * ${sql.lit(step)}) % ${sql.lit(names.length)}]`;

/**
 * Adds active customers to a business, with realistic names, numbers and identifiers, created one second apart from a
 * given day. All have e-mail addresses at example.com. Of the last names, those of the older half end in `-Old`, of one
 * in a hundred in `-Cent`, of one in a thousand in `-Mille` and of one in ten thousand in `-Myria`.
 */
export async function seedCustomers(
  database: Database,
  businessId: string,
  count: number,
  from: string,
): Promise<void> {
  const business = sql`${businessId}::text`;
  const id = sql`'CUS_' || substr(translate(encode(decode(md5(${business} || n), 'hex'), 'base64'), '+/=', 'xyz'), 1, 16)`;
  const age = sql`${from}::timestamptz + n * interval '1 second'`;
  const made = sql`generate_series(1, ${count}::integer) AS made (n)`;
  const first = someOf(['Ada', 'Amina', 'Babajide', 'Chidi', 'Emmy', 'Grace', 'Halima', 'Kofi', 'Yaa'], 7);
  const last = sql`
    ${someOf(['Abubakar', 'Adeyemi', 'Balogun', 'Eze', 'Kamara', 'Lovelace', 'Mensah', 'Noether', 'Okafor', 'Sesay', 'Traore'], 13)}
      || CASE WHEN n <= ${count / 2}::integer THEN '-Old' ELSE '' END || CASE WHEN n % 100 = 0 THEN '-Cent' ELSE '' END
      || CASE WHEN n % 1000 = 0 THEN '-Mille' ELSE '' END || CASE WHEN n % 10000 = 0 THEN '-Myria' ELSE '' END`;
  await database.transaction(async (transaction) => {
    // Disables foreign keys and triggers, which are not under test.
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    const { rows } = await sql<{ definition: string }>`
      SELECT pg_get_indexdef('customer_by_trigrams'::regclass) AS definition`.execute(transaction);
    // Building the index from all rows at once takes a fraction of the time.
    await sql`DROP INDEX customer_by_trigrams`.execute(transaction);
    const run = (statement: RawBuilder<unknown>) => statement.execute(transaction);
    await run(sql`INSERT INTO profile SELECT ${business}, ${id}, 'customer', 'NGN', ${age} FROM ${made}`);
    await run(sql`
      INSERT INTO customer (business_id, customer_id, type, first_name, last_name, compared_name, email, phone, country_id, status,
          searched, rejection_reasons, created_at, updated_at)
        SELECT ${business}, id, 'individual', first_name, last_name, lower(first_name || ' ' || last_name), email, phone, 'NG', 'active',
          lower(concat_ws(chr(10), first_name || ' ' || last_name, email, phone, id)),
          jsonb_build_array(left(repeat(md5(id), 22), ${WIDTH}::integer)), age, age
        FROM (
          SELECT ${id} AS id, ${first} AS first_name, ${last} AS last_name, lower(${first}) || n || '@example.com' AS email,
            '+23480' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') AS phone, ${age} AS age
          FROM ${made}
        ) AS customers`);
    await sql.raw(rows[0]?.definition ?? '').execute(transaction);
  });
}
