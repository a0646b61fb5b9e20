import { anchor, code, escapeHtml, inline, table } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Sources, TraceRow } from '../sources.ts';

/** Every statement of the source document and the part of the contract or the test that implements it. */
export function traceabilityPage({ trace }: Sources): Page {
  const sections = new Map<string, TraceRow[]>();
  for (const row of trace.rows) {
    const section = row.at.slice(0, row.at.lastIndexOf(','));
    sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  const body = [...sections].map(([section, rows]) => {
    const lines = rows.map((row) => [
      escapeHtml(row.at.slice(section.length + 2)),
      inline(row.says),
      evidence(row),
    ]);
    return `<h2 id="${anchor(section)}">${escapeHtml(section)}</h2>${table(['Position', 'Statement', 'Shown by'], lines)}`;
  });
  return {
    slug: 'traceability',
    title: 'Traceability',
    summary: `${trace.rows.length} statements of the source document, of which ${trace.pending} are not implemented yet.`,
    body: body.join('\n'),
  };
}

function evidence(row: TraceRow): string {
  return [
    ...(row.expect ?? []).map(({ file, in: pointer }) =>
      code(file === undefined ? pointer : `spec/${file}#${pointer}`),
    ),
    ...(row.decided ?? []).map((id) => `<a href="decisions.html#${id}">${id}</a>`),
    ...[row.test ?? []].flat().map((test) => `test ${code(test)}`),
    ...(row.pending === undefined ? [] : [`<em>waits for the ${escapeHtml(row.pending)}</em>`]),
  ].join('<br>');
}
