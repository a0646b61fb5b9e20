import type { Problem, Row, Section } from './rows.ts';

/** A section found in a source document; its path excludes the document's title. */
export interface FoundSection {
  path: string[];
  rows: number;
  items: number;
  sentences: number;
}

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^\s*(?:[-*+]|\d+\.)\s+/;
const TABLE_LINE = /^\s*\|/;
const TABLE_RULE = /^\s*\|[\s:|-]+\|\s*$/;

/**
 * Counts the table rows, list items and stating sentences of each section of a Markdown document.
 *
 * Nested items count like any other. Sentences are those of paragraphs; one that ends in a colon only leads
 * in to what follows and is not counted.
 */
export function parseSource(markdown: string): FoundSection[] {
  const sections: FoundSection[] = [];
  const path: string[] = [];
  let paragraph: string[] = [];
  let inTable = false;
  const flush = (): void => {
    const section = sections.at(-1);
    if (section) section.sentences += countStatements(paragraph.join(' '));
    paragraph = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const section = sections.at(-1);
    if (heading || line.trim() === '' || TABLE_LINE.test(line) || ITEM.test(line)) flush();
    if (!TABLE_LINE.test(line)) inTable = false;
    if (heading) {
      const [, marks = '', title = ''] = heading;
      path.splice(marks.length - 1, path.length, title.trim());
      sections.push({ path: path.length > 1 ? path.slice(1) : [...path], rows: 0, items: 0, sentences: 0 });
    } else if (TABLE_RULE.test(line)) inTable = true;
    else if (TABLE_LINE.test(line)) section && inTable && section.rows++;
    else if (ITEM.test(line)) section && section.items++;
    else if (line.trim() !== '') paragraph.push(line.trim());
  }
  flush();
  return sections;
}

function countStatements(paragraph: string): number {
  return paragraph
    .split(/(?<=[.!?])\s+(?=[A-Z0-9`"({])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith(':')).length;
}

/** Differences between the outline and a source document. */
export function compareOutline(outline: readonly Section[], found: readonly FoundSection[]): Problem[] {
  const nameOf = (path: readonly string[]): string => path.join(' / ');
  const problems: Problem[] = [];
  const expected = new Map(outline.map((section) => [nameOf(section.path), section]));
  for (const section of found) {
    const where = nameOf(section.path);
    const known = expected.get(where);
    if (!known)
      problems.push({ where, what: 'is not in spec/provenance/source-outline.yaml: add the section' });
    for (const sort of ['rows', 'items', 'sentences'] as const) {
      const count = known?.[sort] ?? 0;
      if (!known || count === section[sort]) continue;
      problems.push({ where, what: `has ${section[sort]} ${sort}, the outline says ${count}: correct it` });
    }
  }
  const present = new Set(found.map((section) => nameOf(section.path)));
  for (const where of expected.keys()) {
    if (!present.has(where)) problems.push({ where, what: 'is not in the document: remove the section' });
  }
  return problems;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];

/** Rows whose statement repeats a run of the source's own words. */
export function findCopies(rows: readonly Row[], markdown: string, run = 7): Problem[] {
  const source = ` ${wordsOf(markdown).join(' ')} `;
  return rows.flatMap((row) => {
    const words = wordsOf(row.says);
    for (let start = 0; start + run <= words.length; start += 1) {
      const piece = words.slice(start, start + run).join(' ');
      if (source.includes(` ${piece} `)) {
        return { where: row.at, what: `repeats the source ("${piece}"): say it in other words` };
      }
    }
    return [];
  });
}
