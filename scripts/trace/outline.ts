/**
 * Compares spec/provenance/source-outline.yaml with the source document, if available.
 *
 * Usage: `node scripts/trace/outline.ts [document.md]`, or the path in SOURCE_DOCUMENT. Without either it prints a note
 * and passes: the document is not part of the repository.
 */
import { readFileSync } from 'node:fs';
import { loadRows } from './load.ts';
import { listPositions } from './rows.ts';
import { compareOutline, findCopies, parseSource } from './source-document.ts';

const path = process.argv[2] ?? process.env.SOURCE_DOCUMENT;
const { outline, rows } = loadRows();
const size = `${outline.length} sections, ${listPositions(outline).length} positions`;
if (path) {
  const markdown = readFileSync(path, 'utf8');
  const problems = [...compareOutline(outline, parseSource(markdown)), ...findCopies(rows, markdown)];
  for (const { where, what } of problems) console.error(`${where}: ${what}`);
  console.log(`${size}: ${problems.length} disagreements with the source document`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.log(`${size}; not compared: give the source document as argument or in SOURCE_DOCUMENT`);
}
