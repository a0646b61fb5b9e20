import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256OfJson } from './sha256-of-json.ts';

/** The hash of stored keys, computed in one piece. */
function inOnePiece(value: unknown): Uint8Array {
  const sorted = (_key: string, fields: unknown): unknown =>
    typeof fields !== 'object' || fields === null || Array.isArray(fields)
      ? fields
      : Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest();
}

it('is the hash of the JSON with its fields in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await sha256OfJson(value)).toEqual(inOnePiece(value));
    }),
  );
  const value = { 10: 'b', 9: 'a', _: [], a: { c: undefined, b: [undefined, null, {}] }, é: '\u2028"\\' };
  expect(await sha256OfJson(value)).toEqual(inOnePiece(value));
});

it('gives others a turn after each long text, and takes none for short ones', async () => {
  let turns = 0;
  const take = () => {
    turns += 1;
    next = setImmediate(take);
  };
  let next = setImmediate(take);
  const images = ['x'.repeat(2_000_000), 'é"'.repeat(1_000_000), 'z'.repeat(2_000_000)];
  expect(await sha256OfJson({ images })).toEqual(inOnePiece({ images }));
  expect(turns).toBe(images.length);
  await sha256OfJson({ amount: '5' });
  clearImmediate(next);
  expect(turns).toBe(images.length);
});
