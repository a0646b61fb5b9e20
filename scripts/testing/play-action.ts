import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Step {
  readonly name: string;
  readonly id?: string;
  readonly if?: string;
  readonly shell: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run: string;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** Where a composite action runs, and what it is given. */
export interface Play {
  /** The folder of the action. */
  readonly action: string;
  /** The checked-out repository. */
  readonly workspace: string;
  /** A folder for the files that the runner hands to steps. */
  readonly temporary: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Variables of the runner and of the workflow. */
  readonly env: NodeJS.ProcessEnv;
}

/** What a played action came to. */
export interface Played {
  /** Every step that ran, with its exit code and what it printed. */
  readonly steps: readonly { readonly name: string; readonly code: number; readonly output: string }[];
  /** By step id: what was written to GITHUB_OUTPUT. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/**
 * Runs the steps of a composite action as the runner of GitHub does: expressions replaced, conditions kept, each step in bash
 * with `-e` and `pipefail`, until one fails. Throws an Error for what it cannot play.
 */
export async function playAction(play: Play): Promise<Played> {
  const action = parse(readFileSync(join(play.action, 'action.yml'), 'utf8')) as Action;
  if (action.runs.using !== 'composite') throw new Error('Only composite actions are played.');
  const inputs = inputsOf(action, play);
  const summary = join(play.temporary, 'summary.md');
  const outputs = join(play.temporary, 'outputs');
  for (const file of [summary, outputs]) writeFileSync(file, '');
  const runner = { GITHUB_ACTION_PATH: play.action, GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs };
  const steps: { name: string; code: number; output: string }[] = [];
  for (const step of action.runs.steps) {
    if (step.shell !== 'bash') throw new Error(`The step "${step.name}" has the shell ${step.shell}.`);
    if (step.if !== undefined && !holds(step.if, inputs)) continue;
    const own = Object.entries(step.env ?? {}).map(([name, text]) => [name, filled(text, inputs)] as const);
    const env = { ...play.env, ...runner, ...Object.fromEntries(own) };
    const ran = await bash(filled(step.run, inputs), play.workspace, env);
    steps.push({ name: step.name, ...ran });
    if (ran.code !== 0) break;
  }
  const lines = readFileSync(outputs, 'utf8').trim().split('\n').filter(Boolean);
  return {
    steps,
    outputs: Object.fromEntries(lines.map((line) => line.split('=') as [string, string])),
    summary: readFileSync(summary, 'utf8'),
  };
}

function inputsOf({ inputs }: Action, play: Play): ReadonlyMap<string, string> {
  const stray = Object.keys(play.inputs).find((name) => inputs[name] === undefined);
  if (stray !== undefined) throw new Error(`The action has no input "${stray}".`);
  return new Map(
    Object.entries(inputs).map(([name, { required = false, default: usual }]) => {
      const given = play.inputs[name];
      if (given === undefined && required) throw new Error(`The input "${name}" is missing.`);
      const token = (usual ?? '').replace(/\$\{\{ github\.token \}\}/, 'token-of-the-run');
      return [name, given ?? token];
    }),
  );
}

/** A text with `${{ inputs.name }}` replaced. */
function filled(text: string, inputs: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = inputs.get(expression.replace(/^inputs\./, ''));
    if (value === undefined) throw new Error(`The expression "${expression}" is not played.`);
    return value;
  });
}

/** Whether `${{ inputs.name == 'text' }}` holds. */
function holds(condition: string, inputs: ReadonlyMap<string, string>): boolean {
  const [, name = '', sign, text] = /^\$\{\{ inputs\.(\w+) (==|!=) '([^']*)' \}\}$/.exec(condition) ?? [];
  const value = inputs.get(name);
  if (value === undefined) throw new Error(`The condition "${condition}" is not played.`);
  return (value === text) === (sign === '==');
}

function bash(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
    const child = spawn('bash', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
