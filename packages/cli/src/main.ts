import { finopsCommand } from './finops-command.ts';

/**
 * Milliseconds within which a second signal counts as the same one: the terminal signals both npx and this process, and
 * npx passes its signal on.
 */
const SAME_SIGNAL_MS = 1000;
/** Milliseconds between checks that the parent process is still running. */
const PARENT_CHECK_MS = 500;
const INTERRUPTED = 130;

const interruption = new AbortController();
let interruptedAt = Number.POSITIVE_INFINITY;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (performance.now() - interruptedAt > SAME_SIGNAL_MS) process.exit(INTERRUPTED);
    if (interruption.signal.aborted) return;
    interruptedAt = performance.now();
    interruption.abort();
  });
}
// npx exits on SIGTERM without waiting, and a killed parent passes no signal on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && interruption.abort(), PARENT_CHECK_MS).unref();
// The reader of the output has closed the pipe, as `head` does.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await finopsCommand(process.argv.slice(2), {
  out: process.stdout,
  error: process.stderr,
  input: process.stdin,
  environment: process.env,
  signal: interruption.signal,
});
