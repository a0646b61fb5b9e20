import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What came back to one request. */
export interface SlowAnswer {
  readonly status: number;
  /** `data.id` of the body. */
  readonly id: string | undefined;
}

/** How a request is put on the wire: its bytes in these pieces, with so many milliseconds before each. */
export type Pacing = (request: Buffer) => readonly { readonly afterMs: number; readonly bytes: Buffer }[];

/** One connection over which requests are sent at a pace of their own, one after the other. */
export class SlowConnection {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      socket.emit('received');
    });
    for (const end of ['end', 'close']) socket.on(end, () => socket.emit('received'));
  }

  static async open(api: string): Promise<SlowConnection> {
    const { hostname, port } = new URL(api);
    // It keeps sending after the server has closed its side, as a caller does that has not noticed yet.
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    await once(socket, 'connect');
    return new SlowConnection(socket);
  }

  get isOpen(): boolean {
    return this.#socket.writable && !this.#isEnded;
  }

  /** What came and answers nothing that was asked. */
  get unsolicited(): string {
    return this.#received.toString('latin1');
  }

  /** Sends the whole request even if an answer arrives first; undefined when the connection ends without a complete answer. */
  async send(request: Buffer, pacing: Pacing): Promise<SlowAnswer | undefined> {
    for (const { afterMs, bytes } of pacing(request)) {
      await pause(afterMs);
      if (this.#socket.writable) this.#socket.write(bytes);
    }
    for (;;) {
      const answer = this.#take();
      if (answer !== undefined || this.#isEnded) return answer;
      await once(this.#socket, 'received');
    }
  }

  /** Leaves without a word. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }

  get #isEnded(): boolean {
    return this.#socket.readableEnded || this.#socket.destroyed;
  }

  #take(): SlowAnswer | undefined {
    const head = this.#received.indexOf('\r\n\r\n');
    if (head < 0) return undefined;
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(this.#received.toString('latin1', 0, head)) ?? [];
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(this.#received.toString('latin1', 0, head)) ?? [];
    if (status === undefined || length === undefined) throw new Error(`No answer: ${this.#received}`);
    const end = head + 4 + Number(length);
    if (this.#received.length < end) return undefined;
    const body: { data?: { id?: string } } = JSON.parse(this.#received.toString('utf8', head + 4, end));
    this.#received = this.#received.subarray(end);
    return { status: Number(status), id: body.data?.id };
  }
}
