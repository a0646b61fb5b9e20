/**
 * Serves the built docs site on DOCS_PORT (4013), on the loopback address. With `--watch`, open pages are notified of
 * each new build.
 */
import { type FSWatcher, watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { docsApp } from './docs-app.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(process.env.DOCS_PORT ?? 4013);
const watching = process.argv.includes('--watch');
const readers = new Set<ServerResponse>();

function announceBuilds(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  readers.add(response.on('close', () => readers.delete(response)));
  response.write(': connected\n\n');
}

function watchBuilds(): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(fileURLToPath(new URL('..', import.meta.url)), (_, file) => {
    if (file !== 'dist') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const reader of readers) reader.write('event: build\ndata: new\n\n');
    }, 100);
  });
}

const app = docsApp(dist, watching ? (_, response) => announceBuilds(response) : undefined);
const server = createServer(app);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? 'is taken by another program; set DOCS_PORT to a free port' : error.message;
  console.error(`Port ${port} for the docs: ${reason}.`);
  process.exit(1);
});
const watcher = watching ? watchBuilds() : undefined;
server.listen(port, '127.0.0.1', () => {
  console.log(`Docs on http://127.0.0.1:${port}`);
  process.send?.('listening');
});
function stop(): void {
  watcher?.close();
  server.close(() => process.exit(0));
  server.closeAllConnections();
}

for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, stop);
