import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { bundlePath, readDocument } from './document.ts';
import { type MockServer, serveMock } from './server.ts';

/**
 * Serves the mock on the loopback address: `node src/main.ts [--watch] [bundle.json]`. Reads MOCK_PORT (default 4012).
 * Exits with 1 and one line on stderr when it cannot start.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { watch: { type: 'boolean' } },
    allowPositionals: true,
  });
  const path = positionals[0] ?? bundlePath();
  const port = portOf(process.env.MOCK_PORT ?? '4012');
  const mock = await serveMock(await readDocument(path), port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Set MOCK_PORT to another.`);
  });
  console.log(`The mock listens on ${mock.url}`);
  const stopWatching = values.watch ? watchBundle(path, mock) : () => {};
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
  throw new Error(`MOCK_PORT is ${text}. Give a port from 0 to 65535.`);
}

/** Reloads when the bundle changes. The folder is watched, because a file that is replaced is another file. */
function watchBundle(path: string, mock: MockServer): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(path), (_event, name) => {
    if (name !== null && name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        await mock.reload(await readDocument(path));
        console.log(`The mock has reloaded ${path}`);
      } catch (error) {
        console.error(`The mock keeps the earlier contract: ${messageOf(error)}`);
      }
    }, 100);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(`The mock cannot start: ${messageOf(error)}`);
  process.exitCode = 1;
});
