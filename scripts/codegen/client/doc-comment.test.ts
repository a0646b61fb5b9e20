import { expect, it } from 'vitest';
import { docComment } from './doc-comment.ts';

it('joins the lines of a paragraph, and keeps lists and empty lines', () => {
  const text =
    'Opens a balance. If there is one,\n`nothing` changes and\nthat one is returned.\n\n- one\n- two\n1. three';
  expect(docComment([text, undefined, ' '], '  ').split('\n')).toEqual([
    '  /**',
    '   * Opens a balance. If there is one, `nothing` changes and that one is returned.',
    '   *',
    '   * - one',
    '   * - two',
    '   * 1. three',
    '   */',
  ]);
});

it('keeps every line of a text with code', () => {
  expect(docComment(['Run\n```sh\nnpm test\n```'])).toBe('/**\n * Run\n * ```sh\n * npm test\n * ```\n */');
});

it('ends no comment early, and breaks long lines between words', () => {
  expect(docComment(['a */ b'])).toBe('/** a *\\/ b */');
  const lines = docComment([Array.from({ length: 60 }, () => 'word').join(' ')]).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(103);
});
