import type { SeededFault } from '../faults/every-fault.ts';
import type { Column, Comparison } from './compare.ts';
import { placesOf } from './outcome.ts';

/** The comparison as rows of cells; the first row has the column names. */
export function faultRows({ faults, columns }: Comparison): readonly (readonly string[])[] {
  return [
    ['fault', 'kind', 'author', ...columns.map(({ peer }) => peer)],
    ...faults.map(({ fault, author }) => [
      fault.name,
      fault.kind,
      author,
      ...columns.map(({ found }) => (found.has(fault.name) ? 'found' : '–')),
    ]),
  ];
}

/** The number of faults that each tool finds, its reports on the clean server, and its time there. */
export function totalRows({ faults, columns }: Comparison): readonly (readonly string[])[] {
  const row = (name: string, cell: (column: Column) => string): readonly string[] => [
    name,
    ...columns.map(cell),
  ];
  const counted = (chosen: readonly SeededFault[]) => (column: Column) =>
    `${chosen.filter(({ fault }) => column.found.has(fault.name)).length} of ${chosen.length}`;
  const kinds = [...new Set(faults.map(({ fault }) => fault.kind))];
  const by = (author: SeededFault['author']): readonly SeededFault[] =>
    faults.filter((seeded) => seeded.author === author);
  return [
    ['', ...columns.map(({ peer }) => peer)],
    row('all faults', counted(faults)),
    row('own faults', counted(by('own'))),
    row('blind faults', counted(by('blind'))),
    ...kinds.map((kind) => row(kind, counted(faults.filter(({ fault }) => fault.kind === kind)))),
    row('false alarms on the clean server', ({ clean }) => String(placesOf(clean.reports).length)),
    row('seconds for the clean server', ({ clean }) => clean.seconds.toFixed(1)),
  ];
}

/** Formats rows with aligned columns for a terminal. */
export function asText(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Formats rows as a Markdown table. */
export function asMarkdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
