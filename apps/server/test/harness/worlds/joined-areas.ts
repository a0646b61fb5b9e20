import type { Area } from '../../../src/compose/area.ts';
import { openBase } from '../../../src/compose/base.ts';
import { joinAreas } from '../../../src/compose/compose.ts';
import { readConfig } from '../../../src/config/config.ts';
import { openLog } from '../../../src/observability/logger.ts';
import type { Database } from '../../../src/storage/engine/database.ts';

/** The composed areas of the server, without the server. */
export async function joinedAreas(database: Database): Promise<readonly Area[]> {
  const base = await openBase(readConfig({}), openLog('silent').logger, { database }, []);
  return joinAreas(base).areas;
}
