import type { Progress } from '../run.ts';
import type { Output } from './terminal.ts';

const WIDTH = 79;
const INTERVAL = 100;

/** One line on a terminal that is drawn anew as a run goes on. */
export interface ProgressLine {
  draw(progress: Progress): void;
  /** Takes the line away. */
  clear(): void;
}

/** Opens the line; it stays empty where nobody sees it. */
export function openProgressLine(output: Output, now: () => number): ProgressLine {
  if (!output.isTTY) return { draw: () => {}, clear: () => {} };
  let drawnAt = Number.NEGATIVE_INFINITY;
  return {
    draw(progress) {
      if (now() - drawnAt < INTERVAL) return;
      drawnAt = now();
      output.write(`\r\u001b[2K${progressText(progress).slice(0, WIDTH)}`);
    },
    clear: () => output.write('\r\u001b[2K'),
  };
}

function progressText({ phase, operation, probe, probes, findings }: Progress): string {
  return `${phase}  probe ${probe} of ${probes}  ${findings} found  ${operation}`;
}
