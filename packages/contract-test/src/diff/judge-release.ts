import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadContract } from '../load/load-contract.ts';
import { LoadError } from '../load/load-error.ts';
import { diffContracts } from './diff-contracts.ts';
import { compareVersions, releaseGate } from './release-gate.ts';
import { report } from './report.ts';

/** Where the working document, the bundles of released ones (`<version>.json`) and the changelog are. */
export interface ReleaseFiles {
  readonly spec: string;
  readonly releases: string;
  readonly changelog: string;
}

/** What the gate says of a working document. */
export interface ReleaseVerdict {
  readonly report: string;
  readonly complaints: readonly string[];
}

/**
 * Compares the working document with the newest released bundle.
 * @throws LoadError when there is none or when either cannot be read.
 */
export async function judgeRelease(files: ReleaseFiles, today: string): Promise<ReleaseVerdict> {
  const newest = newestRelease(files.releases);
  const bundle = join(files.releases, `${newest}.json`);
  const [released, working] = await Promise.all([loadContract(bundle), loadContract(files.spec)]);
  const changes = diffContracts(released, working, today);
  const complaints = releaseGate({
    changes,
    releasedVersion: newest,
    workingVersion: versionOf(files.spec),
    changelog: readFileSync(files.changelog, 'utf8'),
  });
  return { report: report(changes, 'text'), complaints };
}

function newestRelease(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const [newest] = names
    .map((name) => name.slice(0, -'.json'.length))
    .sort((one, other) => compareVersions(other, one));
  if (newest === undefined) throw new LoadError(`${folder} has no released bundle: release one first.`);
  return newest;
}

function versionOf(spec: string): string {
  const document: unknown = parse(readFileSync(spec, 'utf8'));
  const { info } = document as { readonly info?: { readonly version?: unknown } };
  return String(info?.version);
}
