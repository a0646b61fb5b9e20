import type { Progress } from '../run-settings.ts';
import type { Output } from './terminal.ts';

const WIDTH = 79;
/** Milliseconds between two drawings of the line on a terminal, and between two lines elsewhere. */
const REDRAW = 100;
const REPORT = 5_000;

/** Says how far a run is: one line on a terminal that is drawn anew, plain lines now and then elsewhere. */
export interface ProgressLine {
  draw(progress: Progress): void;
  /** Takes the line of a terminal away. */
  clear(): void;
}

/** Opens the line of a terminal; elsewhere a plain line follows every five seconds. A longer wait is told at once. */
export function openProgressLine(output: Output, now: () => number): ProgressLine {
  const isTerminal = output.isTTY === true;
  const interval = isTerminal ? REDRAW : REPORT;
  let toldAt = isTerminal ? Number.NEGATIVE_INFINITY : now();
  return {
    draw(progress) {
      const isLongWait = (progress.wait?.milliseconds ?? 0) >= REPORT;
      if (now() - toldAt < interval && !isLongWait) return;
      toldAt = now();
      const text = progressText(progress);
      output.write(isTerminal ? `\r\u001b[2K${text.slice(0, WIDTH)}` : `${text}\n`);
    },
    clear() {
      if (isTerminal) output.write('\r\u001b[2K');
    },
  };
}

function progressText({ phase, operation, probe, probes, findings, wait }: Progress): string {
  const what = phase === 'clean-up' ? 'removal' : 'probe';
  const place = `${phase}  ${what} ${probe} of ${probes}  ${findings} found  ${operation}`;
  return wait === undefined
    ? place
    : `waits ${Math.ceil(wait.milliseconds / 1000)} s, ${wait.because}: ${place}`;
}
