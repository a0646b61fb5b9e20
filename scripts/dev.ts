/**
 * `npm run dev`: watches spec/. Each save regenerates the code at once, then the mock reloads by itself, the docs are
 * built anew, and the lint rules and the trace speak up. Ctrl-C stops everything.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { SpecError } from './codegen/bundle.ts';
import { writeEditorSchema } from './codegen/editor-schema.ts';
import { codegen } from './codegen/main.ts';
import { assertAllFree, PortError, portOf } from './ports.ts';
import { onEnd, type Program, startProgram } from './programs.ts';
import { root } from './root.ts';

/** Editors save in several steps; changes closer together than this are one. */
const SETTLE_MS = 40;

/** What runs after each regeneration, one after the other; a newer save ends it and starts anew. */
const FOLLOW_UPS = [
  ['docs', 'node', ['apps/docs/src/build.ts', '--reload']],
  ['redocly', 'redocly', ['lint', 'spec/openapi.yaml', '--format=stylish']],
  ['spectral', 'npm', ['run', '--silent', 'lint:spectral']],
  ['trace', 'npm', ['run', '--silent', 'trace']],
] as const;

let follow = new AbortController();

async function regenerate(reason: string): Promise<void> {
  const started = performance.now();
  follow.abort();
  try {
    const changed = await codegen({ check: false });
    const took = Math.round(performance.now() - started);
    console.log(
      `${reason}: ${changed.length > 0 ? `regenerated ${changed.join(', ')}` : 'nothing generated differs'} in ${took} ms`,
    );
  } catch (error) {
    console.error(`${reason}: ${error instanceof SpecError ? error.message : String(error)}`);
    return;
  }
  follow = new AbortController();
  void followUp(follow.signal);
}

async function followUp(signal: AbortSignal): Promise<void> {
  for (const [name, command, args] of FOLLOW_UPS) {
    const { code, output } = await run(command, args, signal);
    if (signal.aborted) return;
    console.log(code === 0 ? `${name}: fine` : `${name}: failed\n${output}`);
  }
}

function run(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    signal.addEventListener('abort', end, { once: true });
    child.on('close', () => signal.removeEventListener('abort', end));
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function main(): Promise<void> {
  const ports = { mock: portOf('mock', process.env), docs: portOf('docs', process.env) };
  await assertAllFree(['mock', 'docs'], process.env);
  writeEditorSchema();
  await regenerate('start');
  const programs: Program[] = [
    startProgram('mock', 'apps/mock/src/main.ts', ['--watch'], { MOCK_PORT: String(ports.mock) }),
    startProgram('docs', 'apps/docs/src/main.ts', ['--watch'], { DOCS_PORT: String(ports.docs) }),
  ];
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(root, 'spec'), { ignored: /\/\.draft-/, ignoreInitial: true }).on(
    'all',
    (_, path) => {
      clearTimeout(timer);
      timer = setTimeout(() => void regenerate(path.slice(root.length + 1)), SETTLE_MS);
    },
  );
  const stop = async (): Promise<void> => {
    follow.abort();
    await Promise.all([watcher.close(), ...programs.map((program) => program.stop())]);
    process.exit(0);
  };
  onEnd(() => void stop());
  await once(watcher, 'ready');
  console.log('Watching spec/. Ctrl-C stops.');
}

main().catch((error: Error) => {
  console.error(error instanceof PortError ? error.message : error);
  process.exit(1);
});
