import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { ApiDocument } from '@finops/openapi';
import { bundlePaths, readDocument } from './document.ts';
import { type MockServer, serveMock } from './server.ts';

/**
 * Serves the mock on the loopback address: `node src/main.ts [--watch] [bundle.json …]`, by default for the API and the
 * console. Reads MOCK_PORT (default 4012). Exits with 1 and one line on stderr if it cannot start.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { watch: { type: 'boolean' } },
    allowPositionals: true,
  });
  const paths = positionals.length > 0 ? positionals : bundlePaths();
  const port = portOf(process.env.MOCK_PORT ?? '4012');
  const mock = await serveMock(await readDocuments(paths), port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Set MOCK_PORT to another.`);
  });
  console.log(`The mock listens on ${mock.url}`);
  process.send?.('listening');
  const stopWatching = values.watch ? watchBundles(paths, mock) : () => {};
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(event, () => {
      stopWatching();
      mock.close();
      process.channel?.unref();
    });
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`MOCK_PORT is ${text}. Set it to a port from 0 to 65535.`);
}

function readDocuments(paths: readonly string[]): Promise<ApiDocument[]> {
  return Promise.all(paths.map(readDocument));
}

/** Reloads when a bundle changes. Watches folders, since replacing a file ends a watch on it. */
function watchBundles(paths: readonly string[], mock: MockServer): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = paths.map((path) =>
    watch(dirname(path), (_event, name) => {
      if (name !== null && name !== basename(path)) return;
      clearTimeout(timer);
      timer = setTimeout(reload, 100);
    }),
  );
  const reload = async () => {
    try {
      await mock.reload(await readDocuments(paths));
      console.log(`The mock has reloaded ${paths.join(' and ')}`);
    } catch (error) {
      console.error(`The mock keeps the earlier contract: ${messageOf(error)}`);
    }
  };
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(`The mock cannot start: ${messageOf(error)}`);
    process.exitCode = 1;
  });
}
