import { sql } from 'kysely';

/** Days of real time for which events and what belongs to them are shown. */
const HISTORY_DAYS = 21;

/** Whether a row was recorded within the history; partitions of other days are not read. */
export const WITHIN_HISTORY = sql<boolean>`recorded_at > now() - ${sql.lit(HISTORY_DAYS)} * interval '1 day'`;
