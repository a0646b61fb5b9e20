import { describe, expect, it } from 'vitest';
import { type BarChart, barChart } from './bar-chart.ts';

const chart: BarChart = {
  title: 'Cost of a request',
  unit: 'CPU µs per request',
  groups: [
    {
      title: 'one balance',
      bars: [
        { label: 'stock', value: 100 },
        { label: 'ours <checked>', value: 25, ours: true },
      ],
    },
    { title: 'fifty balances', bars: [{ label: 'stock', value: 50.26 }] },
  ],
  notes: ['Measured on a & b.', 'One target missed.'],
};

const widths = (svg: string): number[] =>
  [...svg.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width));

describe('barChart', () => {
  const svg = barChart(chart);

  it('draws every bar on one scale', () => {
    const [whole = 0, quarter = 0, half = 0] = widths(svg);
    expect(whole).toBeGreaterThan(200);
    expect(quarter / whole).toBeCloseTo(0.25, 2);
    expect(half / whole).toBeCloseTo(0.5026, 2);
  });

  it('names title, unit, groups, bars and figures, escaped', () => {
    for (const said of ['Cost of a request', 'CPU µs per request', 'fifty balances', '>100<', '>50.3<']) {
      expect(svg).toContain(said);
    }
    expect(svg).toContain('ours &#60;checked&#62;');
    expect(svg).not.toContain('<checked>');
  });

  it('says the figures to those who cannot see it', () => {
    expect(svg).toMatch(
      /role="img" aria-label="Cost of a request[^"]*one balance: stock 100, ours[^"]* One target missed."/,
    );
  });

  it('marks what is ours, has a dark form and loads nothing', () => {
    expect(svg.match(/class="ours"/g)).toHaveLength(1);
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).not.toMatch(/href|@import|url\(/);
  });

  it('is as high as its bars and notes need', () => {
    const height = Number(/viewBox="0 0 760 (\d+)"/.exec(svg)?.[1]);
    const bottoms = [...svg.matchAll(/<rect[^>]* y="(\d+)"/g)].map(([, y]) => Number(y) + 18);
    expect(Math.max(...bottoms)).toBeLessThan(height);
    const [first = 0, second = 0] = ['Measured on a &#38; b.', 'One target missed.'].map((note) =>
      Number(new RegExp(` y="(\\d+)">${note}<`).exec(svg)?.[1]),
    );
    expect(first).toBeGreaterThan(Math.max(...bottoms));
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(height);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    const wrong = { ...chart, groups: [{ title: 'a', bars: [{ label: 'broken', value }] }] };
    expect(() => barChart(wrong)).toThrow(`The bar "broken" is ${value}`);
  });
});
