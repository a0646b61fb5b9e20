/** A bar: the measurement, and whether it is ours, which is highlighted. */
export interface Bar {
  label: string;
  value: number;
  ours?: boolean;
}

/** The content of a chart. All bars share one scale, so that groups are comparable. */
export interface BarChart {
  title: string;
  /** The unit of the bars, for example `CPU µs per request, less is better`. */
  unit: string;
  groups: { title: string; bars: Bar[] }[];
  /** Lines below the bars, for example the machine of the measurement. */
  notes: string[];
}

const WIDTH = 760;
const LABELS = 230;
const VALUES = 80;
const BAR = 18;
const GAP = 6;
const HEADING = 30;
const MARGIN = 16;

/** Colours of the docs site, light and dark; nothing is loaded from outside. */
const STYLE = `
    text { font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1c2430; }
    .title { font-size: 16px; font-weight: 650; }
    .group { font-weight: 600; }
    .soft { fill: #5b6675; }
    rect { fill: #a9b4c2; }
    rect.ours { fill: #1d5fa8; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e4e8ee; }
      .soft { fill: #9aa6b5; }
      rect { fill: #4a5768; }
      rect.ours { fill: #7fb4ec; }
    }`;

/**
 * Renders horizontal bars as an SVG file, readable on light and dark backgrounds. Equal figures give equal output.
 * @throws RangeError for a value that is negative or not a number.
 */
export function barChart(chart: BarChart): string {
  const most = Math.max(...chart.groups.flatMap((group) => group.bars.map((bar) => length(bar))), 1);
  const scale = (WIDTH - LABELS - VALUES - 2 * MARGIN) / most;
  const parts: string[] = [];
  let y = MARGIN + 14;
  parts.push(text(MARGIN, y, chart.title, 'title'));
  y += 20;
  parts.push(text(MARGIN, y, chart.unit, 'soft'));
  for (const group of chart.groups) {
    y += HEADING;
    parts.push(text(MARGIN, y, group.title, 'group'));
    y += GAP + 2;
    for (const bar of group.bars) {
      const width = Math.max(1, Math.round(bar.value * scale));
      const middle = y + BAR - 5;
      parts.push(text(MARGIN, middle, bar.label));
      parts.push(
        `<rect${bar.ours ? ' class="ours"' : ''} x="${MARGIN + LABELS}" y="${y}" width="${width}" height="${BAR}" rx="2"/>`,
      );
      parts.push(text(MARGIN + LABELS + width + 6, middle, figure(bar.value)));
      y += BAR + GAP;
    }
  }
  y += GAP;
  for (const note of chart.notes) {
    y += BAR;
    parts.push(text(MARGIN, y, note, 'soft'));
  }
  const height = y + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeXml(describe(chart))}">
  <style>${STYLE}
  </style>
  ${parts.join('\n  ')}
</svg>
`;
}

function length({ label, value }: Bar): number {
  if (Number.isFinite(value) && value >= 0) return value;
  throw new RangeError(`The bar "${label}" is ${value}; it must be a number of at least 0.`);
}

/** Measurements are precise to three significant digits. */
function figure(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 2 });
}

function describe({ title, unit, groups, notes }: BarChart): string {
  const said = groups.map(
    (group) => `${group.title}: ${group.bars.map((bar) => `${bar.label} ${figure(bar.value)}`).join(', ')}`,
  );
  return [`${title}, ${unit}. ${said.join('; ')}.`, ...notes].join(' ');
}

function text(x: number, y: number, content: string, name?: string): string {
  return `<text${name === undefined ? '' : ` class="${name}"`} x="${x}" y="${y}">${escapeXml(content)}</text>`;
}

function escapeXml(content: string): string {
  return content.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
