import type { FaultPoint } from '../../src/domain/fault-point.ts';

/** What the program that started this process tells it: to die when it passes the point for the so-manieth time. */
export interface Fault {
  readonly point: FaultPoint;
  /** From 1 on. */
  readonly pass: number;
}

export const canBeCrashed = true;

let armed: Fault | undefined;
let passes = 0;

process.on('message', (fault: Fault) => {
  armed = fault;
  passes = 0;
});

/** Kills the process as a crash would, when it was told to die at this point. */
export function faultPoint(point: FaultPoint): void {
  if (armed?.point !== point) return;
  passes += 1;
  if (passes === armed.pass) process.kill(process.pid, 'SIGKILL');
}
