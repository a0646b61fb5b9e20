import { expect, it } from 'vitest';
import { openProgressLine } from './progress-line.ts';

const progress = { phase: 'shape', probe: 2, probes: 9, operation: 'getThing', findings: 1 } as const;

function drawn(isTTY: boolean): string {
  const parts: string[] = [];
  let time = 0;
  const output = { isTTY, write: (part: string) => parts.push(part) };
  const line = openProgressLine(output, () => time);
  line.draw(progress);
  time += 50;
  line.draw({ ...progress, probe: 3 });
  time += 60;
  line.draw({ ...progress, probe: 4, operation: 'x'.repeat(200) });
  line.clear();
  return parts.join('');
}

it('draws one line on a terminal, at most ten times a second and no longer than it is wide', () => {
  const clear = '\r\u001b[2K';
  const [nothing, first, second = '', last] = drawn(true).split(clear);
  expect([nothing, first, last]).toEqual(['', 'shape  probe 2 of 9  1 found  getThing', '']);
  expect(second).toMatch(/^shape {2}probe 4 of 9/);
  expect(second).toHaveLength(79);
});

it('draws nothing elsewhere for a run that is soon over', () => {
  expect(drawn(false)).toBe('');
});

it('writes a plain line every five seconds elsewhere, and a long wait at once', () => {
  const lines: string[] = [];
  let time = 0;
  const line = openProgressLine({ write: (part) => lines.push(part) }, () => time);
  const because = 'the target returned 429';
  for (const [at, wait] of [
    [1_000, undefined],
    [5_000, undefined],
    [6_000, { milliseconds: 1_000, because }],
    [7_000, { milliseconds: 37_200, because }],
    [44_000, undefined],
  ] as const) {
    time = at;
    line.draw(wait === undefined ? progress : { ...progress, wait });
  }
  line.clear();
  expect(lines).toEqual([
    'shape  probe 2 of 9  1 found  getThing\n',
    'waits 38 s, the target returned 429: shape  probe 2 of 9  1 found  getThing\n',
    'shape  probe 2 of 9  1 found  getThing\n',
  ]);
});
