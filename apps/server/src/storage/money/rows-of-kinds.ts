import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Holders } from '../../domain/accounts/profile.ts';
import type { AgeRange, PageRequest } from '../../domain/paging.ts';
import { beyond, isRising } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';
import { ofAge } from './age-range.ts';

/** The requested values, by column; an absent column does not filter. */
export type AskedKinds = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The rows of a table by kind, a combination of columns that each have few values. An index has these columns between
 * the holder and the age.
 */
interface RowsOfKinds {
  readonly table: keyof Tables;
  readonly id: string;
  readonly holders: Holders;
  /** In the order of the index of one profile; the index of a whole business has the reverse order. */
  readonly kind: readonly string[];
  readonly asked: AskedKinds;
  readonly created: AgeRange;
}

/**
 * The identifiers of a page's rows, plus one if more follow. Of each requested kind, only the rows that the page can
 * contain are read. The kinds are found by skipping through the index.
 */
export function idsOfKinds(
  { table, id, holders, kind: columnsOfKind, asked, created }: RowsOfKinds,
  page: PageRequest,
): RawBuilder<string> {
  const kind = holders.profileId === undefined ? columnsOfKind.toReversed() : columnsOfKind;
  const columns = sql.join(kind.map((column) => sql.ref(column)));
  const before = sql.join(kind.map((column) => sql.ref(`kind.${column}`)));
  const rows = sql`FROM ${sql.table(table)} WHERE ${ofHolders(holders)}`;
  const alike = kind.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`kind.${column}`)}`);
  const sorted = ['created_at', id];
  const rising = isRising(page);
  const order = sql`${sql.join(
    sorted.map((column) => sql`${sql.ref(column)} ${sql.raw(rising ? 'ASC' : 'DESC')}`),
  )} ${page.limit === undefined ? sql`` : sql`LIMIT ${page.limit + 1}`}`;
  const position = page.from === undefined ? sql`true` : beyond(sorted, page.from, rising);
  return sql`(
    WITH RECURSIVE kind AS (
      (SELECT ${columns} ${rows} ORDER BY ${columns} LIMIT 1)
      UNION ALL
      SELECT following.* FROM kind CROSS JOIN LATERAL (
        SELECT ${columns} ${rows} AND (${columns}) > (${before}) ORDER BY ${columns} LIMIT 1
      ) AS following
    )
    SELECT part.${sql.ref(id)} FROM kind CROSS JOIN LATERAL (
      SELECT created_at, ${sql.ref(id)} ${rows} AND ${sql.join(alike, sql` AND `)}
        AND ${ofAge('created_at', created, page)} AND ${position}
      ORDER BY ${order}
    ) AS part
    WHERE ${isOfKinds('kind', asked)}
    ORDER BY ${order}
  )`;
}

/**
 * Whether a list is read by kinds: when kinds are requested, and for a whole business, for which no index has the age
 * alone.
 */
export function isReadByKinds(asked: AskedKinds, { profileId }: Holders): boolean {
  return profileId === undefined || Object.values(asked).some((values) => values !== undefined);
}

/** Whether a row is of the requested kinds. */
export function isOfKinds(table: string, asked: AskedKinds): RawBuilder<SqlBool> {
  const conditions = Object.entries(asked).flatMap(([column, values]) =>
    values === undefined
      ? []
      : [sql`${sql.ref(`${table}.${column}`)} = ANY (${sql.val([values].flat())}::text[])`],
  );
  return sql`(${sql.join([sql`true`, ...conditions], sql` AND `)})`;
}

function ofHolders({ businessId, profileId }: Holders): RawBuilder<SqlBool> {
  return profileId === undefined
    ? sql`business_id = ${businessId}`
    : sql`business_id = ${businessId} AND profile_id = ${profileId}`;
}
