/**
 * Loads documents of other APIs and compares them with older versions, each pair in a separate process, and prints a
 * table row for each. Seconds are processor time, so that other load on the machine hardly matters.
 *
 * Usage: `node lab/public-documents.ts <old> <new> [<old> <new>]…`. Exits with 1 if a document is refused or a
 * comparison does not finish in time.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { LoadError } from '../src/contract/load/document-set.ts';
import { loadContract } from '../src/contract/load/load-contract.ts';
import { diffContracts } from '../src/diff/diff-contracts.ts';

const longest = 600_000;
const run = promisify(execFile);

/** Compares two documents in this process and returns a row. */
async function rowOf(before: string, after: string): Promise<readonly string[]> {
  const seconds = (): number => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
  const started = seconds();
  const [old, next] = await Promise.all([loadContract(before), loadContract(after)]);
  const loaded = seconds();
  const changes = diffContracts(old, next);
  const ended = seconds();
  return [
    (statSync(after).size / 1e6).toFixed(1),
    String(next.operations.length),
    `${old.notes.length} + ${next.notes.length}`,
    (loaded - started).toFixed(1),
    (ended - loaded).toFixed(1),
    String(Math.round(process.resourceUsage().maxRSS / 1024)),
    `${changes.length} (${changes.filter(({ level }) => level === 'breaking').length} breaking)`,
  ];
}

/** Prints the row of a pair, measured in a separate process so that memory is counted per pair. */
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
    '| document | file MB | operations | notes | load s | diff s | memory MB | changes |\n|---|---|---|---|---|---|---|---|',
  );
  const all = first === undefined ? [] : [first, ...files];
  for (let at = 0; at + 1 < all.length; at += 2) await printRow(all[at] ?? '', all[at + 1] ?? '');
}
