import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { listen } from '../http-server.ts';
import { labServer, tokens } from '../server.ts';
import type { Peer } from './peer.ts';

const folder = fileURLToPath(new URL('.//', import.meta.url));

interface Log {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly Workflow[] }>>;
}

interface Workflow {
  readonly workflowId: string;
  readonly executedSteps: readonly Step[];
}

interface Step {
  readonly stepId?: string;
  readonly checks?: readonly { readonly name: string; readonly passed: boolean; readonly message?: string }[];
}

/** Redocly's Respect with the flows of `lab.arazzo.yaml`, over HTTP. A report is a failed check with its reason. */
export function openRespect(): Peer {
  return {
    name: 'Respect',
    examine: async (fault) => {
      const { url, server } = await listen(labServer(fault));
      try {
        return failedChecks(await respect(url));
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function respect(url: string): Promise<Log> {
  const temporary = await mkdtemp(join(tmpdir(), 'contract-lab-'));
  const log = join(temporary, 'respect.json');
  const inputs = [`full=${tokens.full}`, `unscoped=${tokens.unscoped}`].flatMap((input) => [
    '--input',
    input,
  ]);
  const args = ['respect', 'lab.arazzo.yaml', '--server', `lab=${url}`, ...inputs, '--json-output', log];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    const output = await new Promise<string>((resolve) => {
      execFile('redocly', args, { cwd: folder, env, maxBuffer: 50_000_000 }, (error, stdout, stderr) =>
        resolve(`${error?.message ?? ''}${stdout}${stderr}`),
      );
    });
    const text = await readFile(log, 'utf8').catch(() => {
      throw new Error(`Respect wrote no log: ${output}`);
    });
    return JSON.parse(text) as Log;
  } finally {
    await rm(temporary, { recursive: true });
  }
}

function failedChecks(log: Log): ReadonlySet<string> {
  const reports = new Set<string>();
  for (const { workflowId, executedSteps } of Object.values(log.files).flatMap(
    (file) => file.executedWorkflows,
  )) {
    for (const { stepId = '', checks = [] } of executedSteps) {
      for (const { name, message = '' } of checks.filter(({ passed }) => !passed)) {
        for (const cause of causesOf(message)) reports.add(`${workflowId}/${stepId}: ${name}${cause}`);
      }
    }
  }
  return reports;
}

/**
 * The violations that a failed schema check names, each under its keyword in capitals; one empty cause for other
 * checks.
 */
function causesOf(message: string): readonly string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  const flaws = lines.filter((line) => /^[A-Z]{2,} /.test(line)).map((line) => `: ${line}`);
  return flaws.length === 0 ? [''] : [...new Set(flaws)];
}
