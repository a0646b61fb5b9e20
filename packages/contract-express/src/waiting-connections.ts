import type { Socket } from 'node:net';

/** A connection whose next request has not come yet. */
interface Waiting {
  readonly hasAsked: boolean;
  /** Bytes that had come when the wait began: more of them are a head that is not whole. */
  readonly bytesBefore: number;
}

/**
 * The connections that owe a head, the longest wait first. When there are more than so many, one is closed without a
 * word: the longest within a head, which an honest caller sends at once; else the longest that has never asked; else the
 * longest of all.
 */
export class WaitingConnections {
  private readonly waiting = new Map<Socket, Waiting>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The connection waits for its next request, until it is closed. */
  add(socket: Socket, hasAsked: boolean): void {
    if (socket.destroyed) return;
    if (!hasAsked) socket.once('close', () => this.delete(socket));
    if (this.waiting.size >= this.most) this.closeOne();
    this.waiting.set(socket, { hasAsked, bytesBefore: socket.bytesRead });
  }

  /** Its next request has come. */
  delete(socket: Socket): void {
    this.waiting.delete(socket);
  }

  /** Closes those on which nothing has ever come: Node 20 counts them among the busy ones. */
  closeUnused(): void {
    for (const socket of this.waiting.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  private closeOne(): void {
    const all = [...this.waiting];
    const [closed] =
      all.find(([socket, { bytesBefore }]) => socket.bytesRead > bytesBefore) ??
      all.find(([, { hasAsked }]) => !hasAsked) ??
      all[0] ??
      [];
    closed?.destroy();
    if (closed !== undefined) this.delete(closed);
  }
}
