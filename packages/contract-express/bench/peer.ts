import { createServer, type RequestListener, type Server } from 'node:http';
import { answerOf } from './bodies.ts';

/** Where a peer listens, and how long its app took to be made. */
interface Started {
  readonly port: number;
  readonly bootMs: number;
}

/** Starts a peer of so many operations on any free port. */
type Peer = (operations: number) => Promise<Started>;

/** One entry per operation of the document: how every peer answers it. */
interface Answered {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: object;
}

/**
 * Runs a peer as this process: `node peers/<name>.ts <operations>`. Prints the URL it listens on. Each is a program that
 * loads its own libraries and no others: what is in a heap counts whenever the engine marks it.
 */
export async function runPeer(peer: Peer): Promise<void> {
  process.on('disconnect', () => process.exit());
  const { port, bootMs } = await peer(Number(process.argv[2] ?? '3'));
  console.log(`boot ${bootMs} ms`);
  console.log(`http://127.0.0.1:${port}`);
}

/** How every peer answers each operation of a document. */
export function answered(document: object): Answered[] {
  const { paths } = document as { paths: Record<string, Record<string, { operationId: string }>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId: id }]) => ({ id, method, path, ...answerOf(id) })),
  );
}

/** Serves a listener on any free port. */
export function listening(listener: RequestListener, bootMs: number): Promise<Started> {
  return new Promise((fulfil) => {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1', () => fulfil({ port: portOf(server), bootMs }));
  });
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer listens on no port.');
  return address.port;
}
