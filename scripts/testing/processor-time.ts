/**
 * Runs before each test file. If `PROCESSOR_TIMES` names a file, appends the processor time of the test file in its
 * worker as a line `{"file": "<path>", "seconds": 1.5}`. On Linux this includes child processes that have ended.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const OWN = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/** Seconds of processor time so far. */
function processorTime(): number {
  if (existsSync(OWN)) {
    // The fields from the third on, after the program name, which may contain spaces; 14 to 17 are times in ticks.
    const fields = readFileSync(OWN, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const record = process.env.PROCESSOR_TIMES;
if (record !== undefined) {
  const before = processorTime();
  afterAll(() => {
    const { testPath: file } = expect.getState();
    appendFileSync(record, `${JSON.stringify({ file, seconds: processorTime() - before })}\n`);
  });
}
