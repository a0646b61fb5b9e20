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

/** Values of expressions such as `inputs.spec` and `steps.verdict.outputs.verdict`. */
type Context = Map<string, string>;

interface Action {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** The environment and inputs of a composite action. */
export interface Play {
  /** The folder of the action. */
  readonly action: string;
  /** The checked-out repository. */
  readonly workspace: string;
  /** A folder for the files that the runner provides to steps. */
  readonly temporary: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Variables of the runner and of the workflow. */
  readonly env: NodeJS.ProcessEnv;
}

/** The result of an action. */
export interface Played {
  /** Every executed step, with its exit code and output. */
  readonly steps: readonly { readonly name: string; readonly code: number; readonly output: string }[];
  /** The outputs of the action, by name. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/**
 * Runs the steps of a composite action like the GitHub runner: replaces expressions, evaluates conditions, and runs
 * each step in bash with `-e` and `pipefail` until one fails. Throws an Error for unsupported features.
 */
export async function playAction(play: Play): Promise<Played> {
  const action = parse(readFileSync(join(play.action, 'action.yml'), 'utf8')) as Action;
  if (action.runs.using !== 'composite') throw new Error('Only composite actions are supported.');
  const context = contextOf(action, play);
  const summary = join(play.temporary, 'summary.md');
  const output = join(play.temporary, 'output');
  writeFileSync(summary, '');
  const runner = { GITHUB_ACTION_PATH: play.action, GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output };
  const steps: { name: string; code: number; output: string }[] = [];
  for (const step of action.runs.steps) {
    if (step.shell !== 'bash') throw new Error(`The step "${step.name}" has the shell ${step.shell}.`);
    if (step.if !== undefined && !holds(step.if, context)) continue;
    writeFileSync(output, '');
    const own = Object.entries(step.env ?? {}).map(([name, text]) => [name, filled(text, context)] as const);
    const env = { ...play.env, ...runner, ...Object.fromEntries(own) };
    const ran = await bash(filled(step.run, context), play.workspace, env);
    steps.push({ name: step.name, ...ran });
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean)) {
      const [name, value = ''] = line.split('=');
      context.set(`steps.${step.id}.outputs.${name}`, value);
    }
    if (ran.code !== 0) break;
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, filled(value, context)]);
  return { steps, outputs: Object.fromEntries(outputs), summary: readFileSync(summary, 'utf8') };
}

/** The values before the first step. */
function contextOf({ inputs }: Action, play: Play): Context {
  const stray = Object.keys(play.inputs).find((name) => inputs[name] === undefined);
  if (stray !== undefined) throw new Error(`Unknown input "${stray}" of the action.`);
  const context: Context = new Map([['github.token', 'token-of-the-run']]);
  for (const [name, { required = false, default: usual = '' }] of Object.entries(inputs)) {
    const given = play.inputs[name];
    if (given === undefined && required) throw new Error(`The input "${name}" is missing.`);
    context.set(`inputs.${name}`, given ?? filled(usual, context));
  }
  return context;
}

/** A text with its expressions, such as `${{ inputs.name }}`, replaced. */
function filled(text: string, context: Context): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = context.get(expression);
    if (value === undefined) throw new Error(`The expression "${expression}" has no value.`);
    return value;
  });
}

/** Whether `${{ inputs.name == 'text' }}` holds. */
function holds(condition: string, context: Context): boolean {
  const [, name = '', sign, text] = /^\$\{\{ (inputs\.\w+) (==|!=) '([^']*)' \}\}$/.exec(condition) ?? [];
  const value = context.get(name);
  if (value === undefined) throw new Error(`Unsupported condition "${condition}".`);
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
