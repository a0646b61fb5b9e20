import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Holders } from '../../domain/accounts/profile.ts';
import type { AgeRange, PageRequest } from '../../domain/paging.ts';
import { beyond, isRising } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';
import { ofAge } from './age-range.ts';

/** The values asked for, by column; what is absent does not narrow. */
export type AskedKinds = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The rows of a table by their kinds: what some columns of few values say together. An index has these columns between the holder and the age. */
interface RowsOfKinds {
  readonly table: keyof Tables;
  readonly id: string;
  readonly holders: Holders;
  /** In the order of the index of one profile; that of a whole business has them the other way round. */
  readonly kind: readonly string[];
  readonly asked: AskedKinds;
  readonly created: AgeRange;
}

/**
 * The identifiers of a page's rows, and of one more when there are others: of each kind that is asked for, only what the page can have
 * is read. The kinds are found in the index, from each to the next.
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

/** Whether a list is read by kinds: when they are asked for, and for all of a business, which no index has by age alone. */
export function isReadByKinds(asked: AskedKinds, { profileId }: Holders): boolean {
  return profileId === undefined || Object.values(asked).some((values) => values !== undefined);
}

/** Whether a row is of the kinds that are asked for. */
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
