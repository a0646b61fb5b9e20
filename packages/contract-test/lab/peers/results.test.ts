import { expect, it } from 'vitest';
import { faults } from '../faults/every-fault.ts';
import type { Comparison } from './compare.ts';
import { resultsDocument } from './results.ts';
import { asText } from './table.ts';

it('shows who finds what, in totals and for each fault', () => {
  const own = faults.filter(({ author }) => author === 'own').slice(0, 2);
  const blind = faults.filter(({ author }) => author === 'blind').slice(0, 1);
  const chosen = [...own, ...blind];
  const namesOf = (some: typeof chosen) => new Set(some.map(({ fault }) => fault.name));
  const comparison: Comparison = {
    faults: chosen,
    columns: [
      { peer: 'tester', clean: { reports: new Set(), seconds: 1.25 }, found: namesOf(chosen) },
      {
        peer: 'Prism',
        clean: { reports: new Set(['HEAD /health: one', 'HEAD /health: other']), seconds: 2 },
        found: namesOf(own),
      },
    ],
    prismWithoutDialect: new Set(['GET /v1/items: wrong']),
  };
  const text = resultsDocument(comparison);
  expect(text).toContain('| all faults | 3 of 3 | 2 of 3 |');
  expect(text).toContain('| blind faults | 1 of 1 | 0 of 1 |');
  expect(text).toContain('| false alarms on the clean server | 0 | 1 |');
  expect(text).toContain(`| ${blind[0]?.fault.name} | ${blind[0]?.fault.kind} | blind | found | – |`);
  expect(text).toContain('- tester: none\n- Prism: `HEAD /health`\n');
  expect(text).toContain('- Prism, with the contract as it stands: `GET /v1/items`');
});

it('aligns columns', () => {
  expect(
    asText([
      ['fault', 'Prism'],
      ['a-long-name', '–'],
    ]),
  ).toBe('fault        Prism\na-long-name  –\n');
});
