/**
 * Loads and compares documents of other APIs with older versions of themselves, each pair in a process of its own, and
 * prints a row of a table for each.
 *
 * Usage: `node lab/public-documents.ts <old> <new> [<old> <new>]…`. Exits with 1 if a document is refused or a
 * comparison does not end within its time.
 */
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { LoadError } from '../src/contract/load/document-set.ts';
import { loadContract } from '../src/contract/load/load-contract.ts';
import { diffContracts } from '../src/diff/diff-contracts.ts';

const longest = 120_000;
const run = promisify(execFile);

/** Compares two documents in this process and returns a row. */
async function rowOf(before: string, after: string): Promise<readonly string[]> {
  const started = performance.now();
  const [old, next] = await Promise.all([loadContract(before), loadContract(after)]);
  const loaded = performance.now();
  const changes = diffContracts(old, next);
  const ended = performance.now();
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
  return [
    String(next.operations.length),
    `${old.notes.length} + ${next.notes.length}`,
    seconds(loaded - started),
    seconds(ended - loaded),
    String(Math.round(process.resourceUsage().maxRSS / 1024)),
    `${changes.length} (${changes.filter(({ level }) => level === 'breaking').length} breaking)`,
  ];
}

/** The row of a pair, by a process of its own, so that its memory is its own. */
async function printRow(before: string, after: string): Promise<void> {
  const { stdout } = await run(process.execPath, [import.meta.filename, '--row', before, after], {
    timeout: longest,
  }).catch((error) => {
    process.exitCode = 1;
    return {
      stdout: error.killed
        ? `not compared within ${longest / 1000} s`
        : String(error.stdout || error.message),
    };
  });
  console.log(`| ${basename(after)} | ${stdout.trim()} |`);
}

const [first, ...files] = process.argv.slice(2);
if (first === '--row') {
  const [before = '', after = ''] = files;
  try {
    console.log((await rowOf(before, after)).join(' | '));
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    const lines = error.message.split('\n');
    console.log(`refused for ${lines.length} reasons, such as ${lines[0]}`);
    process.exitCode = 1;
  }
} else {
  console.log(
    '| document | operations | notes | load s | diff s | MB | changes |\n|---|---|---|---|---|---|---|',
  );
  const all = first === undefined ? [] : [first, ...files];
  for (let at = 0; at + 1 < all.length; at += 2) await printRow(all[at] ?? '', all[at + 1] ?? '');
}
