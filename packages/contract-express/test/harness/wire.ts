import { connect, type Socket } from 'node:net';

/** A request as it is put on the wire; nothing is added but `Host`, `Connection: close` and `Content-Length`. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface WireReply {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Sends requests that no HTTP client would, each on a connection of its own. */
export interface Wire {
  send(request: WireRequest): Promise<WireReply>;
  /** Sends bytes as they are; `end` closes the sending side after them. */
  sendRaw(bytes: string | Uint8Array, end?: boolean): Promise<WireReply>;
}

/** An answer may take two seconds; the third is for slow machines. Only the soak has a machine to itself. */
const PATIENCE_MS = process.env.SOAK === undefined ? 30_000 : 3000;

/** The wire to a port of this machine. A sending rejects when no answer has come by then. */
export function wireTo(port: number): Wire {
  const sendRaw = (bytes: string | Uint8Array, end = false) => exchange(port, bytes, end);
  return { sendRaw, send: (request) => sendRaw(wireBytes(request)) };
}

/** The bytes of a request. A header given as the empty string is sent empty; `Host` can be overridden. */
export function wireBytes({ method, target, headers = {}, body }: WireRequest): Uint8Array {
  const payload = Buffer.from(body ?? '');
  const length = body === undefined ? {} : { 'Content-Length': String(payload.length) };
  const all = { Host: 'localhost', Connection: 'close', ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([
    Buffer.from(`${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`),
    payload,
  ]);
}

/** One exchange on a connection of its own. */
function exchange(port: number, bytes: string | Uint8Array, end: boolean): Promise<WireReply> {
  return new Promise((fulfil, reject) => {
    const chunks: Buffer[] = [];
    // allowHalfOpen: the answer may come after this side has closed.
    const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${PATIENCE_MS} ms`));
    }, PATIENCE_MS);
    function finish(): void {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      if (text === '') reject(new Error('the connection closed without an answer'));
      else fulfil(parseReply(text));
    }
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', finish);
    socket.on('error', finish);
    socket.write(bytes);
    if (end) socket.end();
  });
}

function parseReply(raw: string): WireReply {
  const text = raw.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const cut = text.indexOf('\r\n\r\n');
  const [start = '', ...lines] = text.slice(0, cut).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = Buffer.from(text.slice(cut + 4), 'latin1').toString('utf8');
  return { status: Number(start.split(' ')[1]), headers, text: body };
}
