/**
 * `npm run dev`: watches spec/ and the sources of the server. Each save of the spec regenerates the code at once, then the
 * mock reloads by itself, the docs are built anew, and the lint rules and the trace speak up. When generated code or its
 * own sources change, the server starts again on the same data, unless Node cannot read them. Ctrl-C stops everything.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { BrokenSources } from './broken-sources.ts';
import { SpecError } from './codegen/bundle.ts';
import { writeEditorSchema } from './codegen/editor-schema.ts';
import { codegen } from './codegen/main.ts';
import { assertAllFree, PortError, portOf } from './ports.ts';
import { onEnd, type Program, runCommand, startProgram } from './programs.ts';
import { restartingServer } from './restarting-server.ts';
import { root } from './root.ts';
import { serverParts, startServer } from './server-program.ts';

/** Editors save in several steps; changes closer together than this are one. */
const SETTLE_MS = 40;

/** What runs after each regeneration, one after the other; a newer save ends it and starts anew. */
const FOLLOW_UPS = [
  ['docs', 'node', ['apps/docs/src/build.ts', '--reload']],
  ['redocly', 'redocly', ['lint', 'spec/openapi.yaml', 'spec/console/openapi.yaml', '--format=stylish']],
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
    const { code, output } = await runCommand(command, args, signal);
    if (signal.aborted) return;
    console.log(code === 0 ? `${name}: fine` : `${name}: failed\n${output}`);
  }
}

/** What the server is made from; `packages/contract/src` changes with each regeneration. */
const SERVER_SOURCES = [
  'apps/server/src',
  'apps/server/reference',
  'packages/contract-express/src',
  'packages/contract/src',
];

/** Calls back once editors have settled, with the last path that changed below the directories, and all of them. */
function onChange(
  directories: readonly string[],
  ignored: RegExp,
  changed: (path: string, paths: readonly string[]) => void,
): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let paths: string[] = [];
  const watched = directories.map((directory) => join(root, directory));
  return watch(watched, { ignored, ignoreInitial: true }).on('all', (_, file) => {
    const path = file.slice(root.length + 1);
    paths.push(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed(path, paths);
      paths = [];
    }, SETTLE_MS);
  });
}

async function main(): Promise<void> {
  const ports = { mock: portOf('mock', process.env), docs: portOf('docs', process.env) };
  await assertAllFree([...serverParts, 'mock', 'docs'], process.env);
  writeEditorSchema();
  await regenerate('start');
  const server = restartingServer({
    start: () => startServer(process.env),
    env: process.env,
    say: console.log,
  });
  const broken = new BrokenSources();
  const programs: Program[] = [
    startProgram('mock', 'apps/mock/src/main.ts', ['--watch'], { MOCK_PORT: String(ports.mock) }),
    startProgram('docs', 'apps/docs/src/main.ts', ['--watch'], { DOCS_PORT: String(ports.docs) }),
  ];
  const watchers = [
    onChange(['spec'], /\/\.draft-/, (path) => void regenerate(path)),
    onChange(SERVER_SOURCES, /\.test\.ts$|\/testing(\/|$)/, (path, paths) => {
      const faults = broken.check(paths);
      if (faults.length === 0) server.restart(path);
      else console.error(`server: goes on without the change.\n${faults.join('\n')}`);
    }),
  ];
  const stop = async (): Promise<void> => {
    follow.abort();
    const parts = [server, ...programs].map((part) => part.stop());
    await Promise.all([...watchers.map((watcher) => watcher.close()), ...parts]);
    process.exit(0);
  };
  onEnd(() => void stop());
  await Promise.all(watchers.map((watcher) => once(watcher, 'ready')));
  console.log('Watching spec/ and the sources of the server. Ctrl-C stops.');
}

main().catch((error: Error) => {
  console.error(error instanceof PortError ? error.message : error);
  process.exit(1);
});
