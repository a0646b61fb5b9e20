import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { execForm, type Stage, type Step } from './dockerfile.ts';

/** The result of the last stage of a Dockerfile. */
export interface MadeImage {
  /** The directory that represents the root of its file system. */
  readonly root: string;
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly stopSignal: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Settings {
  readonly stages: readonly Stage[];
  /** The directory that COPY copies from. */
  readonly context: string;
  /** The lines of `.dockerignore`. */
  readonly ignored: readonly string[];
  /** The directory for the file systems of the stages. */
  readonly directory: string;
  /** Environment of programs, in addition to ENV. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Runs the steps of a Dockerfile on this machine: each stage in a directory that represents the root of its file
 * system, with the programs of this machine instead of those of the base image.
 *
 * @throws Error with the line of a step that fails or is not supported.
 */
export function runSteps({ stages, context, ignored, directory, environment }: Settings): MadeImage {
  let made: MadeImage | undefined;
  for (const { name, steps } of stages) {
    const root = join(directory, name);
    mkdirSync(root);
    const env: Record<string, string> = {};
    const entry: { ENTRYPOINT: string[]; CMD: string[] } = { ENTRYPOINT: [], CMD: [] };
    let [workdir, user, stopSignal, healthCheck] = ['/', 'root', 'SIGTERM', [] as string[]];
    for (const step of steps) {
      const { instruction, text } = step;
      const fail = (reason: string): never => {
        throw new Error(`Line ${step.line}, ${instruction} ${text}: ${reason}`);
      };
      if (instruction === 'WORKDIR') {
        workdir = posix.resolve(workdir, text);
        mkdirSync(join(root, workdir), { recursive: true });
      } else if (instruction === 'ENV') {
        for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) env[key] = value;
      } else if (instruction === 'COPY') {
        copy(step, join(root, workdir), { context, ignored, directory }, fail);
      } else if (instruction === 'RUN') {
        const ran = spawnSync('sh', ['-c', text], {
          cwd: join(root, workdir),
          env: { ...environment, ...env },
          encoding: 'utf8',
        });
        if (ran.status !== 0) fail(`ended with ${ran.status}\n${ran.stdout}${ran.stderr}`);
      } else if (instruction === 'ENTRYPOINT' || instruction === 'CMD') {
        entry[instruction] = execForm(step);
      } else if (instruction === 'HEALTHCHECK') {
        healthCheck = execForm(step);
      } else if (instruction === 'USER') {
        user = text;
      } else if (instruction === 'STOPSIGNAL') {
        stopSignal = text;
      } else if (instruction !== 'EXPOSE') {
        fail('unsupported instruction');
      }
    }
    made = {
      ...{ root, user, stopSignal, healthCheck, environment: env },
      workingDirectory: join(root, workdir),
      command: [...entry.ENTRYPOINT, ...entry.CMD],
    };
  }
  if (made === undefined) throw new Error('The Dockerfile has no FROM.');
  return made;
}

/** `COPY [--from=stage] <source> <destination>`; files excluded by `.dockerignore` are not in the context. */
function copy(
  { flags, text }: Step,
  workdir: string,
  { context, ignored, directory }: Pick<Settings, 'context' | 'ignored' | 'directory'>,
  fail: (reason: string) => never,
): void {
  const [source, destination, ...more] = text.split(/\s+/);
  if (source === undefined || destination === undefined || more.length > 0) fail('give one source');
  if (destination.startsWith('/')) fail('the destination must be relative');
  const to = join(workdir, destination);
  if (flags.from !== undefined) {
    const from = join(directory, flags.from, source);
    if (!existsSync(from)) fail('the source does not exist');
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    return;
  }
  const from = join(context, source);
  if (!existsSync(from)) fail('the source does not exist');
  const excluded = excludedFrom(context, ignored);
  cpSync(from, to, { recursive: true, filter: (path) => !excluded(relative(context, path)) });
}

/**
 * The paths excluded by a `.dockerignore` of this form: `*` for everything, `!path` for exceptions, and `**` patterns
 * for exclusions within these.
 */
function excludedFrom(context: string, lines: readonly string[]): (path: string) => boolean {
  const patterns = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  const taken = patterns.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const never = patterns.filter((line) => line.startsWith('**/')).map((line) => line.slice(3));
  for (const path of taken) {
    if (globSync(path, { cwd: context }).length === 0)
      throw new Error(`.dockerignore: !${path} matches no file.`);
  }
  const within = (path: string, other: string): boolean =>
    path === other || path.startsWith(`${other}${sep}`);
  return (path) =>
    path !== '' &&
    (path.split(sep).some((part) => never.includes(part)) ||
      !taken.some((one) => within(path, one) || within(one, path)));
}
