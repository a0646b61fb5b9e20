import type { Change } from './change.ts';

/** A version of a contract to be released after a published one. */
export interface Release {
  readonly changes: readonly Change[];
  /** `info.version` of the newest published bundle; undefined until a release is published. */
  readonly releasedVersion: string | undefined;
  /** `info.version` of the working document. */
  readonly workingVersion: string;
  /** The text of the changelog, whose headings begin with versions: `## 1.2.0`. */
  readonly changelog: string;
}

/**
 * The objections to publishing a working contract, one sentence each; empty if there are none. Breaking changes require
 * a higher major version (below 1.0.0 a higher minor one) and an entry in the changelog; until a release is published,
 * only a sentence under `## Unreleased`.
 * @throws RangeError for a version that is not semantic.
 */
export function releaseGate({
  changes,
  releasedVersion,
  workingVersion,
  changelog,
}: Release): readonly string[] {
  const breaking = changes.filter(({ level }) => level === 'breaking').length;
  if (releasedVersion === undefined) {
    return breaking === 0 || hasEntry(changelog, 'Unreleased')
      ? []
      : ['Breaking change: add a sentence about it under `## Unreleased` in the changelog.'];
  }
  const released = parts(releasedVersion);
  const working = parts(workingVersion);
  if (compareVersions(workingVersion, releasedVersion) < 0) {
    return [
      `The version ${workingVersion} is below the released ${releasedVersion}: raise \`info.version\`.`,
    ];
  }
  if (breaking === 0) return [];
  const wanted = released[0] > 0 ? `${released[0] + 1}.0.0` : `0.${released[1] + 1}.0`;
  const isRaised = working[0] > released[0] || (released[0] === 0 && working[1] > released[1]);
  const what = breaking === 1 ? '1 breaking change' : `${breaking} breaking changes`;
  return [
    ...(isRaised
      ? []
      : [
          `${what} since ${releasedVersion}: set \`info.version\` to ${wanted}, or revert ${breaking === 1 ? 'it' : 'them'}.`,
        ]),
    ...(hasEntry(changelog, isRaised ? workingVersion : wanted)
      ? []
      : [
          `The changelog has no heading for ${isRaised ? workingVersion : wanted}: add one that describes the breaking changes.`,
        ]),
  ];
}

/** Orders semantic versions, for `sort`; pre-releases come before their release. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [parts(one), parts(other)];
  const numeric = left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
  if (numeric !== 0 || left[3] === right[3]) return numeric;
  if (left[3] === '' || right[3] === '') return left[3] === '' ? 1 : -1;
  return left[3].localeCompare(right[3], 'en', { numeric: true });
}

function parts(version: string): readonly [number, number, number, string] {
  const [, major, minor, patch, pre = ''] =
    /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/.exec(version) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new RangeError(`The version ${version} is not of the form 1.2.3.`);
  }
  return [Number(major), Number(minor), Number(patch), pre];
}

function hasEntry(changelog: string, version: string): boolean {
  const [, ...sections] = changelog.split(/^#{2,3} +/m);
  return sections.some((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return heading.split(/[\s[\]()]+/).includes(version) && lines.some((line) => line.trim() !== '');
  });
}
