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

it('draws nothing elsewhere', () => {
  expect(drawn(false)).toBe('');
});
