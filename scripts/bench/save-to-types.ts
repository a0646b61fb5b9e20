import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../processes/free-ports.ts';
import { startCommand } from '../testing/command.ts';
import { copyRepository } from '../testing/repository-copy.ts';
import { portSettings } from './port-settings.ts';

/**
 * Milliseconds from saving a YAML file until the regenerated types are on disk under `npm run dev`, sorted. Measured in
 * a copy of the repository with everything running.
 */
export async function saveToTypes(runs: number): Promise<number[]> {
  const copy = await copyRepository();
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const edited = join(copy.path, 'spec/resources/balances/schemas/Balance.yaml');
  const types = join(copy.path, 'packages/contract/src/generated/types.ts');
  const original = readFileSync(edited, 'utf8');
  const settings = { ...copy.env, ...portSettings(await freePorts(5)), DATA_DIR: data };
  const dev = startCommand(process.execPath, ['scripts/start/dev.ts'], settings, copy.path);
  const taken: number[] = [];
  try {
    await dev.prints('Watching spec/');
    await dev.prints('server: answers on');
    for (let run = 0; run < runs; run += 1) {
      const mark = `measured_${run}`;
      const saved = performance.now();
      writeFileSync(edited, `${original}  ${mark}: {type: string, description: Only while measuring.}\n`);
      while (!readFileSync(types, 'utf8').includes(mark))
        await new Promise((resolve) => setTimeout(resolve, 5));
      taken.push(performance.now() - saved);
    }
  } finally {
    dev.child.kill('SIGINT');
    await dev.ended;
    await copy.remove();
    rmSync(data, { recursive: true });
  }
  return taken.sort((a, b) => a - b);
}
