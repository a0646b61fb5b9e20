import { visible } from '../contract/visible.ts';
import type { Progress } from '../run/run-settings.ts';
import type { Output } from './terminal.ts';

const WIDTH = 79;
/** Milliseconds between two updates of the line on a terminal, and between two lines elsewhere. */
const REDRAW = 100;
const REPORT = 5_000;

/** Shows the progress of a run: one updated line on a terminal, occasional plain lines elsewhere. */
export interface ProgressLine {
  draw(progress: Progress): void;
  /** Clears the line on a terminal. */
  clear(): void;
}

/** An updated line on a terminal; elsewhere occasional plain lines. */
export interface StatusLine {
  /** An urgent text is written at once. */
  draw(textOf: () => string, isUrgent: boolean): void;
  /** Clears the line on a terminal. */
  clear(): void;
}

/** Opens the progress line; outside a terminal, a plain line is written every five seconds. */
export function openStatusLine(output: Output, now: () => number): StatusLine {
  const isTerminal = output.isTTY === true;
  const interval = isTerminal ? REDRAW : REPORT;
  let toldAt = isTerminal ? Number.NEGATIVE_INFINITY : now();
  return {
    draw(textOf, isUrgent) {
      if (now() - toldAt < interval && !isUrgent) return;
      toldAt = now();
      const text = textOf();
      output.write(isTerminal ? `\r\u001b[2K${text.slice(0, WIDTH)}` : `${text}\n`);
    },
    clear() {
      if (isTerminal) output.write('\r\u001b[2K');
    },
  };
}

/** Opens the progress line of a run. A longer wait is shown immediately. */
export function openProgressLine(output: Output, now: () => number): ProgressLine {
  const line = openStatusLine(output, now);
  return {
    draw: (progress) => line.draw(() => progressText(progress), (progress.wait?.milliseconds ?? 0) >= REPORT),
    clear: line.clear,
  };
}

function progressText({ phase, operation, probe, probes, findings, wait }: Progress): string {
  const what = phase === 'clean-up' ? 'removal' : 'probe';
  const place = `${phase}  ${what} ${probe} of ${probes}  ${findings} found  ${visible(operation)}`;
  return wait === undefined
    ? place
    : `waits ${Math.ceil(wait.milliseconds / 1000)} s, ${wait.because}: ${place}`;
}
