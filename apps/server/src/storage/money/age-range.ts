import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AgeRange, PageRequest } from '../../domain/paging.ts';
import { isRising } from '../engine/list-page.ts';

/**
 * Whether a row is within an age range. An index scan starts from one bound, so where the position of the page is the
 * closer one, the other is omitted.
 *
 * @param age the first sort column of the list.
 */
export function ofAge(
  age: string,
  { createdFrom, createdBefore }: AgeRange,
  page: PageRequest,
): RawBuilder<SqlBool> {
  const rising = isRising(page);
  const seen = page.from === undefined ? undefined : new Date(page.from.key[0] ?? '');
  const bounds = [sql<SqlBool>`true`];
  if (createdFrom !== undefined && !(rising && seen && seen >= new Date(createdFrom))) {
    bounds.push(sql`${sql.ref(age)} >= ${createdFrom}::timestamptz`);
  }
  if (createdBefore !== undefined && !(!rising && seen && seen < new Date(createdBefore))) {
    bounds.push(sql`${sql.ref(age)} < ${createdBefore}::timestamptz`);
  }
  return sql`(${sql.join(bounds, sql` AND `)})`;
}
