import { historyDays } from '@finops/contract/console';
import { sql } from 'kysely';

/** Whether a row was recorded within the retained history, by real time; excludes partitions of other days. */
export const WITHIN_HISTORY = sql<boolean>`recorded_at > now() - ${sql.lit(historyDays)} * interval '1 day'`;
