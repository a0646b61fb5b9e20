import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LoadError } from '../contract/load/document-set.ts';
import { loadContract } from '../contract/load/load-contract.ts';
import { diffContracts } from './diff-contracts.ts';
import { compareVersions, releaseGate } from './release-gate.ts';
import { report } from './report.ts';

/** The locations of the working documents, the published bundles and the changelog. */
export interface ReleaseFiles {
  /** The documents that are released together under one version. */
  readonly documents: readonly ReleasedDocument[];
  readonly releases: string;
  readonly changelog: string;
}

interface ReleasedDocument {
  readonly spec: string;
  /** The base for comparison until a release is published, such as `main:spec/openapi.yaml`. */
  readonly base: string;
  /**
   * The suffix after the version in the names of its bundles: empty for `1.0.0.json`, `.console` for
   * `1.0.0.console.json`.
   */
  readonly suffix: string;
}

/** The verdict of the gate on the working documents. */
export interface ReleaseVerdict {
  readonly report: string;
  readonly complaints: readonly string[];
}

/**
 * Compares the working documents with the bundles of the newest published release, or with their bases before the
 * first.
 * @throws LoadError if anything cannot be read.
 */
export async function judgeRelease(files: ReleaseFiles, today: string): Promise<ReleaseVerdict> {
  const { documents, releases } = files;
  const changelog = textOf(files.changelog);
  const newest = newestRelease(files);
  const compared = await Promise.all(
    documents.map(async ({ spec, base, suffix }) => {
      const before = newest === undefined ? base : join(releases, `${newest}${suffix}.json`);
      const load = (file: string) => loadContract(file, { strict: true });
      const [released, working] = await Promise.all([load(before), load(spec)]);
      const changes = diffContracts(released, working, today);
      return { title: working.title, version: versionOf(spec), spec, since: newest ?? base, changes };
    }),
  );
  const [first, ...others] = compared;
  const complaints = releaseGate({
    changes: compared.flatMap(({ changes }) => changes),
    releasedVersion: newest,
    workingVersion: first?.version ?? '',
    changelog,
  });
  const apart = others.filter(({ version }) => version !== first?.version);
  return {
    report: [
      ...(newest === undefined ? ['No release is published yet.\n'] : []),
      ...compared.map(
        ({ title, since, changes }) => `${title}, since ${since}\n\n${report(changes, 'text')}`,
      ),
    ].join('\n'),
    complaints: [
      ...complaints,
      ...apart.map(
        ({ spec, version }) =>
          `\`info.version\` is ${version} in ${spec} and ${first?.version} in ${first?.spec}: they are released together, so give them one version.`,
      ),
    ],
  };
}

/** The version of the newest published release; undefined before the first. */
function newestRelease({ releases, documents }: ReleaseFiles): string | undefined {
  const names = existsSync(releases) ? readdirSync(releases).filter((name) => name.endsWith('.json')) : [];
  const others = documents.filter(({ suffix }) => suffix !== '').map(({ suffix }) => `${suffix}.json`);
  const [newest] = names
    .filter((name) => !others.some((ending) => name.endsWith(ending)))
    .map((name) => name.slice(0, -'.json'.length))
    .sort((one, other) => compareVersions(other, one));
  return newest;
}

function versionOf(spec: string): string {
  const document: unknown = parse(textOf(spec));
  const { version } = (document as { readonly info?: { readonly version?: unknown } }).info ?? {};
  if (typeof version === 'string') return version;
  throw new LoadError(
    version === undefined
      ? `${spec} has no \`info.version\`: add one, such as "1.0.0".`
      : `\`info.version\` in ${spec} is the ${typeof version} ${version}: write it in quotes.`,
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const isMissing = 'code' in error && error.code === 'ENOENT';
    throw new LoadError(
      isMissing ? `${file} does not exist: add it.` : `${file} cannot be read: ${error.message}.`,
    );
  }
}
