#!/usr/bin/env node
import { contractCommand } from './command/contract-command.ts';
import { exitCodes } from './command/exit-code.ts';
import { systemClock } from './send/clock.ts';

/** Milliseconds within which a second signal is the same one: npx hands on what the terminal sends to both. */
const SAME_SIGNAL = 1_000;

/** Milliseconds between two looks at whether the program that started this one is still there. */
const PARENT_CHECK = 500;

const interruption = new AbortController();
let interruptedAt = Number.POSITIVE_INFINITY;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (systemClock.now() - interruptedAt > SAME_SIGNAL) process.exit(exitCodes.interrupted);
    if (interruption.signal.aborted) return;
    interruptedAt = systemClock.now();
    interruption.abort();
  });
}
const argv = process.argv.slice(2);
// npx ends at SIGTERM without waiting, and a program that is killed hands nothing on. A recording is made to go on behind
// the program that started it, such as a step of a pipeline.
if (argv[0] !== 'record') {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && interruption.abort(), PARENT_CHECK).unref();
}
process.exitCode = await contractCommand(argv, {
  out: process.stdout,
  error: process.stderr,
  signal: interruption.signal,
  clock: systemClock,
});
