import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
import { root } from '../root.ts';
import { readDockerfile } from './dockerfile.ts';
import { type MadeImage, runSteps } from './run-steps.ts';

/** The programs of this machine, without those that are installed for development. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((entry) => !entry.includes('node_modules'))
  .join(delimiter);
const { HOME } = process.env;
const isRoot = process.getuid?.() === 0;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Runs the steps in a directory of their own. */
function make(dockerfile: string): MadeImage {
  const directory = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => {
    if (!isRoot) spawnSync('chmod', ['-R', 'u+w', directory]);
    rmSync(directory, { recursive: true });
  }, 300_000);
  chmodSync(directory, 0o711);
  return runSteps({
    stages: readDockerfile(dockerfile),
    context: root,
    ignored: read('.dockerignore').split('\n'),
    directory,
    environment: { PATH, HOME },
  });
}

/** Starts a program of the image as a user who owns none of its files, with what `docker run` was given. */
function run(
  image: MadeImage,
  command: readonly string[],
  given: NodeJS.ProcessEnv,
  uid: number,
): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    cwd: image.workingDirectory,
    env: { PATH, ...image.environment, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid, gid: uid }),
  });
}

describe.runIf(process.env.SOAK !== undefined)('the Dockerfile (installs, so only by npm run image)', () => {
  it('makes a server that runs as an unprivileged user on files that nobody can write', {
    timeout: 600_000,
  }, async () => {
    const image = make(read('Dockerfile'));
    expect(image.user).toBe('node');
    // What root has made nobody else can write.
    if (!isRoot) expect(spawnSync('chmod', ['-R', 'a-w', image.root]).status).toBe(0);

    const database = new URL(await (await fetch(inject('postgresDatabases'), { method: 'POST' })).text());
    // Whom the database runs as may use its socket; only root can start a program as somebody else.
    const { uid } = statSync(database.searchParams.get('host') ?? '');
    expect(isRoot && uid === 0).toBe(false);
    const [api, issuer, console] = await freePorts(3);
    const given = {
      ...{ API_PORT: String(api), ISSUER_PORT: String(issuer), CONSOLE_PORT: String(console) },
      HOST: '127.0.0.1',
      DATABASE_URL: database.href,
      SECRET_KEY: randomBytes(32).toString('base64'),
      PERSONAL_DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
      ISSUER_URL: 'https://auth.example.com',
      DASHBOARD_URL: 'https://dashboard.example.com',
      ...{ VENUE: 'none', RAILS: 'none', IDENTITY_PROVIDER: 'none', FILE_STORE: 'none' },
    };
    const exitOf = async (command: readonly string[]): Promise<unknown> =>
      (await once(run(image, command, given, uid), 'exit'))[0];
    expect(await exitOf(['node', '-e', 'require("node:fs").writeFileSync("written", "")'])).toBe(1);

    expect(await exitOf([...image.command.slice(0, -1), 'migrate'])).toBe(0);
    const server = run(image, image.command, given, uid);
    onTestFinished(() => void server.kill('SIGKILL'));
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk;
    };
    server.stdout?.on('data', collect);
    server.stderr?.on('data', collect);
    const ended = once(server, 'exit');
    while ((await exitOf(image.healthCheck)) !== 0) {
      expect(server.exitCode, output).toBeNull();
      await setTimeout(200);
    }
    expect((await fetch(`http://127.0.0.1:${api}/v1/countries`)).status).toBe(200);
    server.kill(image.stopSignal as NodeJS.Signals);
    expect(await ended, output).toEqual([0, null]);
    expect(await exitOf(image.healthCheck)).toBe(1);
  });

  it('is refused with a step that is wrong', { timeout: 600_000 }, () => {
    const wrong = read('Dockerfile').replace('npm run build', 'npm run built');
    expect(() => make(wrong)).toThrow(/RUN npm run built: ended with 1/);
  });
});
