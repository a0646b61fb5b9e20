import { describe, expect, it } from 'vitest';
import { rootCauses, type Tried } from './root-causes.ts';

const place = { file: 'spec.yaml', line: 1, pointer: '' };

/** Parses lines such as `/name schema/maxLength`; a leading `-` means that it was refused. */
function tried(lines: readonly string[]): readonly Tried[] {
  return lines.map((line) => {
    const [instancePath = '', key = ''] = line.replace(/^-/, '').split(' ');
    const keyword = key.split('/').at(-1) ?? '';
    const branch = { key, keyword, side: 'invalid', instancePath, detail: '', place } as const;
    return { branch, accepted: !line.startsWith('-') };
  });
}

const causes = (lines: readonly string[]): readonly (readonly string[])[] =>
  rootCauses(tried(lines)).map((group) => group.map(({ branch }) => `${branch.instancePath} ${branch.key}`));

describe('rootCauses', () => {
  it('finds none where all is refused', () => {
    expect(causes(['-/name s/name/type', '-/name s/name/maxLength'])).toEqual([]);
  });

  it('takes several values of one branch as one', () => {
    expect(causes(['/name s/name/type', '/name s/name/type', '-/name s/name/maxLength'])).toEqual([
      ['/name s/name/type', '/name s/name/type'],
    ]);
  });

  it('keeps branches apart where others beside them are refused', () => {
    expect(causes(['/a s/a/type', '-/a s/a/minimum', '/b s/b/type', '-/b s/b/minimum'])).toHaveLength(2);
  });

  it('joins all of a value that is not checked at all', () => {
    expect(causes(['/a s/a/type', '/a t/minimum', '-/b s/b/type'])).toEqual([
      ['/a s/a/type', '/a t/minimum'],
    ]);
  });

  it('joins all of a part of the schema that is not checked at all', () => {
    const positions = ['/t/0 s/t/prefixItems/0/type', '/t/1 s/t/prefixItems/1/type'];
    expect(causes([...positions, '-/t s/t/minItems'])).toEqual([positions]);
  });

  it('joins a keyword with what is below it', () => {
    const below = ['/t s/t/contains', '/t/0 s/t/contains/const'];
    expect(causes([...below, '-/t s/t/maxItems', '-/t/0 s/t/items/type'])).toEqual([below]);
  });

  it('joins a combinator that is not checked with all below it, wherever its branches stand', () => {
    const lines = [' s/oneOf', '/a other/type', '/b another/type'];
    expect(causes([...lines, '- s/type'])).toEqual([lines]);
  });
});
