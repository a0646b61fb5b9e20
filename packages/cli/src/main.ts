import { finopsCommand } from './finops-command.ts';

/** Milliseconds within which a second signal is the same one: npx hands on what the terminal sends to both. */
const SAME_SIGNAL_MS = 1000;
/** Milliseconds between two looks at whether the program that started this one is still there. */
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
// npx ends at SIGTERM without waiting, and a program that is killed hands nothing on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && interruption.abort(), PARENT_CHECK_MS).unref();
// Whoever reads the output has ended, as `head` does.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await finopsCommand(process.argv.slice(2), {
  out: process.stdout,
  error: process.stderr,
  input: process.stdin,
  environment: process.env,
  signal: interruption.signal,
});
