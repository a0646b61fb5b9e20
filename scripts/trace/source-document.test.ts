import { describe, expect, it } from 'vitest';
import { compareOutline, findCopies, parseSource } from './source-document.ts';

const document = `# Bakery

Bread is sold here. Cakes are sold too; \`rye.loaf\` comes first. The offers are:
- rye;
- wheat:
  1. light
  2. dark

## Prices

Prices follow:

| Bread | Price |
|---|---|
| rye | 2 |
| wheat | 3 |

Gaps:
- Opening hours: not shown.
`;

const found = [
  { path: ['Bakery'], rows: 0, items: 4, sentences: 2 },
  { path: ['Prices'], rows: 2, items: 1, sentences: 0 },
];

describe('source document', () => {
  it('counts rows, items and sentences by section, lead-ins left out', () => {
    expect(parseSource(document)).toEqual(found);
  });

  it('agrees with an outline that has the same counts', () => {
    const outline = [
      { name: 'Bakery', path: ['Bakery'], items: 4, sentences: 2 },
      { name: 'Prices', path: ['Prices'], rows: 2, items: 1 },
    ];
    expect(compareOutline(outline, found)).toEqual([]);
  });

  it('tells a wrong count, a new section and one that is gone', () => {
    const outline = [
      { name: 'Bakery', path: ['Bakery'], items: 3, sentences: 2 },
      { name: 'Hours', path: ['Hours'], rows: 1 },
    ];
    expect(compareOutline(outline, found).map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'Bakery: has 4 items, the outline says 3: correct it',
      'Prices: is not in spec/provenance/source-outline.yaml: add the section',
      'Hours: is not in the document: remove the section',
    ]);
  });

  it('finds rows that repeat the words of the document', () => {
    const rows = [
      { at: 'Bakery, sentence 1', says: 'bread can be bought' },
      { at: 'Bakery, sentence 2', says: 'bread is sold here, cakes are sold too' },
    ];
    expect(findCopies(rows, document).map((problem) => problem.where)).toEqual(['Bakery, sentence 2']);
  });
});
