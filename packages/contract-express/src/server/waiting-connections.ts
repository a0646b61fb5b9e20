import type { Socket } from 'node:net';

/**
 * The connections that have yet to send request headers, the longest wait first. Beyond a maximum, the one that has
 * waited longest is closed silently; the newest one is never closed to make room.
 */
export class WaitingConnections {
  private readonly waiting = new Set<Socket>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The connection waits for its next request until it is closed. */
  add(socket: Socket, hasAsked: boolean): void {
    if (socket.destroyed) return;
    if (!hasAsked) socket.once('close', () => this.delete(socket));
    if (this.waiting.size >= this.most) this.closeLongest();
    this.waiting.add(socket);
  }

  /** Its next request has arrived. */
  delete(socket: Socket): void {
    this.waiting.delete(socket);
  }

  /** Closes those on which nothing has ever arrived; Node 20 counts them as busy. */
  closeUnused(): void {
    for (const socket of this.waiting) if (socket.bytesRead === 0) socket.destroy();
  }

  private closeLongest(): void {
    const [longest] = this.waiting;
    if (longest === undefined) return;
    longest.destroy();
    this.delete(longest);
  }
}
