import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { compareVersions, releaseGate } from './release-gate.ts';

const breaking: Change = {
  id: 'request-body-removed',
  level: 'breaking',
  where: 'request body',
  text: 'The body went.',
};
const changelog =
  '# Changes\n\n## 2.0.0 of this contract\n\nThe body went.\n\n## 1.2.0\n\nA field came.\n\n## 3.0.0\n';

function complaints(releasedVersion: string, workingVersion: string, changes: readonly Change[]): number {
  return releaseGate({ changes, releasedVersion, workingVersion, changelog }).length;
}

describe('a breaking change', () => {
  it.each([
    ['passes with a higher major version that the changelog names', '1.2.0', '2.0.0', 0],
    ['needs a higher major version', '1.2.0', '1.3.0', 1],
    ['needs an entry in the changelog', '2.0.0', '4.0.0', 1],
    ['needs an entry with something in it', '2.0.0', '3.0.0', 1],
    ['needs both', '2.0.0', '2.0.0', 2],
    ['passes below 1.0.0 with a higher minor version', '0.4.0', '1.2.0', 0],
    ['needs a higher minor version below 1.0.0', '0.4.0', '0.4.1', 2],
  ])('%s', (_, released, working, expected) => {
    expect(complaints(released, working, [breaking])).toBe(expected);
  });

  it('is told what to do', () => {
    expect(
      releaseGate({ changes: [breaking], releasedVersion: '1.2.0', workingVersion: '1.2.0', changelog: '' }),
    ).toEqual([
      '1 breaking change since 1.2.0: set `info.version` to 2.0.0, or revert it.',
      'The changelog has no heading for 2.0.0: add one that describes the breaking changes.',
    ]);
  });
});

it('until a release is published, a breaking change takes a sentence in the changelog and no version', () => {
  const first = { changes: [breaking], releasedVersion: undefined, workingVersion: '1.0.0' };
  const said = '# Changes\n\n## 1.0.0\n\nAll of it.\n\n## Unreleased\n\nThe body went.\n';
  expect(releaseGate({ ...first, changelog: said })).toEqual([]);
  const unsaid = 'Breaking change: add a sentence about it under `## Unreleased` in the changelog.';
  expect(releaseGate({ ...first, changelog })).toEqual([unsaid]);
  expect(releaseGate({ ...first, releasedVersion: '1.0.0', changelog: said })).toHaveLength(2);
  expect(releaseGate({ ...first, changes: [], changelog })).toEqual([]);
});

it('lets every other change pass without a bump', () => {
  expect(complaints('1.2.0', '1.2.0', [{ ...breaking, level: 'warning' }])).toBe(0);
});

it('refuses a version below the released one', () => {
  expect(complaints('1.2.0', '1.1.9', [])).toBe(1);
});

it('orders versions by their numbers, pre-releases first', () => {
  const versions = ['1.10.0', '1.9.0', '2.0.0', '2.0.0-rc.2', '2.0.0-rc.10', '0.9.9'];
  expect(versions.sort(compareVersions)).toEqual([
    '0.9.9',
    '1.9.0',
    '1.10.0',
    '2.0.0-rc.2',
    '2.0.0-rc.10',
    '2.0.0',
  ]);
  expect(() => compareVersions('1.0', '1.0.0')).toThrow('The version 1.0 is not of the form 1.2.3.');
});
