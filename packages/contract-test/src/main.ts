#!/usr/bin/env node
import { contractCommand } from './command/contract-command.ts';
import { exitCodes } from './command/exit-code.ts';
import { systemClock } from './send/clock.ts';

/** Milliseconds within which a second signal counts as the same: npx forwards what the terminal sends to both. */
const SAME_SIGNAL = 1_000;

/** Milliseconds between two checks that the parent process is still running. */
const PARENT_CHECK = 500;

const argv = process.argv.slice(2);
const interruption = new AbortController();
let interruptedAt = Number.POSITIVE_INFINITY;
// `diff` has nothing to clean up, and its long computations would delay a handler.
const handled = argv[0] === 'diff' ? [] : (['SIGINT', 'SIGTERM'] as const);
for (const signal of handled) {
  process.on(signal, () => {
    if (systemClock.now() - interruptedAt > SAME_SIGNAL) process.exit(exitCodes.interrupted);
    if (interruption.signal.aborted) return;
    interruptedAt = systemClock.now();
    interruption.abort();
  });
}

// npx ends at SIGTERM without waiting, and a program that is killed hands nothing on. A recording is made to go on behind
// the program that started it, such as a step of a pipeline.
if (argv[0] !== 'record') {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && interruption.abort(), PARENT_CHECK).unref();
}

const code = await contractCommand(argv, {
  out: process.stdout,
  error: process.stderr,
  signal: interruption.signal,
  clock: systemClock,
});
// Handles left open by hooks or commands of the caller would keep the process alive.
for (const stream of [process.stdout, process.stderr]) {
  await new Promise<void>((resolve) => stream.write('', () => resolve()));
}
process.exit(code);
