import { historyDays } from '@finops/contract/console';
import { sql } from 'kysely';

/** Whether a row was recorded within the history, by real time; partitions of other days are not read. */
export const WITHIN_HISTORY = sql<boolean>`recorded_at > now() - ${sql.lit(historyDays)} * interval '1 day'`;
