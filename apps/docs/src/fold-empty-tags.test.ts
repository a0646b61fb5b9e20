import { loadConsoleDocument, loadDocument } from '@finops/contract/document';
import { expect, it } from 'vitest';
import { foldEmptyTags } from './fold-empty-tags.ts';

it('puts the tags without operations under one heading at the end, with their descriptions', () => {
  const { tags } = foldEmptyTags(loadDocument());
  const names = tags.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Balances', 'Transfers']));
  expect(names).not.toEqual(expect.arrayContaining(['Bills']));
  const folded = tags.at(-1);
  expect(folded?.name).toBe('Not available yet');
  expect(folded?.description.split('\n')).toHaveLength(10);
  expect(folded?.description).toContain('- **Bills**: Bill payments are not available yet.');
});

it('leaves a document alone whose tags all have operations', () => {
  const document = loadConsoleDocument();
  expect(foldEmptyTags(document)).toBe(document);
});
