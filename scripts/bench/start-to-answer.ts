import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../processes/free-ports.ts';
import { startCommand } from '../testing/command.ts';
import { portSettings } from './port-settings.ts';

const STARTED = 'Ctrl-C stops everything.';

/**
 * Milliseconds from `npm start` to the API's first 200, sorted; excludes the first start, which creates the database.
 */
export async function startToAnswer(runs: number): Promise<number[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const ports = await freePorts(5);
  const settings = {
    ...portSettings(ports),
    DATA_DIR: join(directory, 'data'),
    RUN_DIR: directory,
    LOG_LEVEL: 'warn',
  };
  const taken: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    const start = startCommand('npm', ['start', '--silent'], settings);
    try {
      await firstAnswer(`http://127.0.0.1:${ports[0]}/v1/countries`);
      if (run > 0) taken.push(performance.now() - began);
      await start.prints(STARTED);
    } finally {
      start.child.kill('SIGINT');
      await start.ended;
    }
  }
  rmSync(directory, { recursive: true });
  return taken.sort((a, b) => a - b);
}

async function firstAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not respond with 200 within a minute.`);
}
