/**
 * Runs before each test file. Where `PROCESSOR_TIMES` names a file, it appends the processor time that the test file took in its
 * worker: `{"file": "<path>", "seconds": 1.5}` on a line. On Linux it includes the processes that were started and have ended.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const OWN = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/** Seconds of processor time so far. */
function processorTime(): number {
  if (existsSync(OWN)) {
    // After the name of the program, which may hold spaces: the fields from the third on; 14 to 17 are times in ticks.
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
