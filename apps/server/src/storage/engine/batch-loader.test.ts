import { describe, expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

/** A look-up of the lengths of names, whose statements the test answers on demand. */
function lengths() {
  const statements: { readonly keys: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const find = batchLoader<string, number>(
    (keys) => {
      const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
      const known = keys.filter((key) => key !== 'unknown');
      statements.push({
        keys,
        answer: () => resolve(new Map(known.map((key) => [key, key.length]))),
        fail: reject,
      });
      return promise;
    },
    (key) => key,
  );
  return { find, statements };
}

describe('a batch loader', () => {
  it('asks at once for what comes alone, and together for what comes while two statements are under way', async () => {
    const { find, statements } = lengths();
    const found = ['a', 'bb', 'ccc', 'dddd', 'unknown', 'ccc'].map(find);
    expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['bb']]);
    statements[0]?.answer();
    expect(await found[0]).toBe(1);
    expect(statements[2]?.keys).toEqual(['ccc', 'dddd', 'unknown', 'ccc']);
    statements[1]?.answer();
    statements[2]?.answer();
    expect(await Promise.all(found)).toEqual([1, 2, 3, 4, undefined, 3]);
  });

  it('does not wait for statements that hang', async () => {
    const { find, statements } = lengths();
    void find('a');
    void find('bb');
    const behind = find('ccc');
    await expect.poll(() => statements.length).toBe(3);
    statements[2]?.answer();
    expect(await behind).toBe(3);
  });

  it('never answers from a statement that began before it was asked', async () => {
    const { find, statements } = lengths();
    void find('a');
    void find('bb');
    const later = find('a');
    statements[0]?.answer();
    statements[1]?.answer();
    await expect.poll(() => statements.length).toBe(3);
    expect(statements[2]?.keys).toEqual(['a']);
    statements[2]?.answer();
    expect(await later).toBe(1);
  });

  it('tells of a failure those who asked by that statement, and no others', async () => {
    const { find, statements } = lengths();
    const [one, other, next] = [find('a'), find('bb'), find('ccc')];
    statements[0]?.fail(new Error('gone'));
    await expect(one).rejects.toThrow('gone');
    statements[1]?.answer();
    statements[2]?.answer();
    expect(await Promise.all([other, next])).toEqual([2, 3]);
  });

  it('asks for a hundred at most at once', async () => {
    const { find, statements } = lengths();
    const names = Array.from({ length: 203 }, (_, index) => `name ${index}`);
    const found = names.map(find);
    for (let index = 0; index < 5; index += 1) {
      statements[index]?.answer();
      await expect.poll(() => statements.length).toBe(Math.min(5, index + 3));
    }
    await Promise.all(found);
    expect(statements.map(({ keys }) => keys.length)).toEqual([1, 1, 100, 100, 1]);
  });
});
