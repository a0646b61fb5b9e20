import { anchor, code, escape, inline, table } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Sources, TraceRow } from '../sources.ts';

/** Every statement of the source document and what in the contract or the tests shows it. */
export function traceabilityPage({ trace }: Sources): Page {
  const sections = new Map<string, TraceRow[]>();
  for (const row of trace.rows) {
    const section = row.at.slice(0, row.at.lastIndexOf(','));
    sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  const body = [...sections].map(([section, rows]) => {
    const lines = rows.map((row) => [escape(row.at.slice(section.length + 2)), inline(row.says), evidence(row)]);
    return `<h2 id="${anchor(section)}">${escape(section)}</h2>${table(['Position', 'Statement', 'Shown by'], lines)}`;
  });
  return {
    slug: 'traceability',
    title: 'Traceability',
    summary: `${trace.rows.length} statements of the source document; ${trace.pending} wait for code that does not exist yet.`,
    body: body.join('\n'),
  };
}

function evidence(row: TraceRow): string {
  return [
    ...(row.expect ?? []).map((expectation) => code(expectation.in)),
    ...(row.decided ?? []).map((id) => `<a href="decisions.html#${id}">${id}</a>`),
    ...(row.test === undefined ? [] : [`test ${code(row.test)}`]),
    ...(row.pending === undefined ? [] : [`<em>waits for the ${escape(row.pending)}</em>`]),
  ].join('<br>');
}
