/**
 * Runs the tester against each stranger: over several seeds while it is correct, and once for each of its faults.
 *
 *     node packages/contract-test/lab/strangers/measure.ts library tracker --seeds 10
 *     node packages/contract-test/lab/strangers/measure.ts museum --document <file>
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { SeenBy, Stranger, StrangerFault } from './stranger.ts';
import { type StrangerName, startStranger, strangers } from './strangers.ts';

interface Finding {
  id: string;
  rule: string;
  operation: string;
  severity: string;
  expected: string;
  actual: string;
}

/** The result of one run of the tester; without findings if it could not run. */
interface Outcome {
  findings: Finding[];
  doubts: unknown[];
  failure?: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '10' },
    parallel: { type: 'string', default: '2' },
    document: { type: 'string' },
    fault: { type: 'string', multiple: true },
    seen: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
  },
});

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'strangers-'));
let reports = 0;

try {
  const chosen = positionals.length > 0 ? positionals : Object.keys(strangers);
  for (const name of chosen) {
    if (!(name in strangers))
      throw new Error(`Unknown stranger ${name}; use one of: ${Object.keys(strangers).join(', ')}`);
    await measure(name as StrangerName);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(name: StrangerName): Promise<void> {
  const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
  const clean = await spread(seeds, (seed) => run(name, seed));
  const alarms = new Map(clean.flatMap(({ findings }) => findings).map((finding) => [finding.id, finding]));
  const alarmed = clean.filter(({ findings }) => findings.length > 0).length;
  console.log(`\n${name}: ${alarms.size} false alarms, in ${alarmed} of ${seeds.length} seeds`);
  for (const { rule, operation, severity, expected, actual } of alarms.values())
    console.log(`  ${severity} ${rule} ${operation}: expected ${expected}, actual ${actual}`);
  const doubts = new Set(clean.flatMap((outcome) => outcome.doubts).map((doubt) => JSON.stringify(doubt)));
  for (const doubt of doubts) console.log(`  doubt: ${doubt}`);
  for (const failure of new Set(clean.flatMap((outcome) => outcome.failure ?? [])))
    console.log(`  failed: ${failure}`);

  const all: readonly StrangerFault[] = strangers[name].faults;
  const faults = all.filter(
    ({ id, seen }) => (values.fault?.includes(id) ?? true) && (values.seen ?? seen) === seen,
  );
  const shown = await spread(faults, async (fault) => {
    const { findings, failure } = await run(name, 1, fault.id);
    const news = findings.filter(({ id }) => !alarms.has(id));
    return { fault, news, failure };
  });
  const found = shown.filter(({ news }) => news.length > 0);
  console.log(`  found ${found.length} of ${faults.length}`);
  for (const seen of ['document', 'http', 'prose'] satisfies SeenBy[]) {
    const of = shown.filter(({ fault }) => fault.seen === seen);
    console.log(`  ${seen}: ${of.filter(({ news }) => news.length > 0).length} of ${of.length}`);
  }
  for (const { fault, news } of found)
    console.log(
      `  + ${fault.id}: ${[...new Set(news.map(({ rule, operation }) => `${rule} ${operation}`))].join(', ')}`,
    );
  for (const { fault, news, failure } of shown)
    if (news.length === 0)
      console.log(`  - ${fault.id} (${fault.seen})${failure ? `, failed: ${failure}` : ''}`);
}

/** One run of the command against a fresh server. */
async function run(name: StrangerName, seed: number, fault?: string): Promise<Outcome> {
  const server = await startStranger(name, fault === undefined ? {} : { fault });
  reports += 1;
  const report = join(folder, `${reports}.json`);
  const { headers, unscoped, otherTenant }: Stranger = strangers[name];
  const document = values.document ?? fileURLToPath(new URL(`${name}/document.yaml`, import.meta.url));
  const command = [
    ...[program, 'test', '--spec', document, '--target', server.url, '--seed', String(seed)],
    ...headers.flatMap((header) => ['--header', header]),
    ...(unscoped === undefined ? [] : ['--unscoped', unscoped]),
    ...(otherTenant === undefined ? [] : ['--other-tenant', otherTenant]),
    ...['--report', `json:${report}`],
    ...values.option,
  ];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, command, { timeout: 180_000, maxBuffer: 1 << 26 }, (_error, _stdout, stderr) =>
      resolve(stderr),
    );
  });
  await server.close();
  try {
    const { findings, doubts } = JSON.parse(readFileSync(report, 'utf8')) as Outcome;
    return { findings, doubts };
  } catch {
    return { findings: [], doubts: [], failure: said.trim().split('\n').slice(-1).join('') };
  }
}

/** Processes all entries, a few at a time; results are in the order of the entries. */
async function spread<Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...entries.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Number(values.parallel) }, worker));
  return results;
}
