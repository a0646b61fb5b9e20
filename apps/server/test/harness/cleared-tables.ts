import { tablesOf } from '../../src/compose/area.ts';
import { openBase } from '../../src/compose/base.ts';
import { joinAreas } from '../../src/compose/compose.ts';
import { readConfig } from '../../src/config/config.ts';
import { openLog } from '../../src/observability/logger.ts';
import type { Database } from '../../src/storage/database.ts';
import type { ClearedTable } from '../../src/storage/sandbox-store.ts';

/** What the areas of the server have the reset of a sandbox clear. */
export async function clearedTables(database: Database): Promise<readonly ClearedTable[]> {
  const base = await openBase(readConfig({}), openLog('silent').logger, { database }, []);
  return tablesOf(joinAreas(base).areas);
}
