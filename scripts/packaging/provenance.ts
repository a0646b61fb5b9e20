import type { Tarball } from './pack-packages.ts';

/** The sources and programs that produced a tarball. */
export interface Origin {
  /** The built commit. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly modified: boolean;
  /** SHA-256 of `package-lock.json`, in hexadecimal. */
  readonly lockfile: string;
  /** Versions of the programs that built the tarball, by name. */
  readonly programs: Readonly<Record<string, string>>;
}

const BUILD_TYPE = 'https://finops.example/provenance/npm-run-pack/v1';

/**
 * Creates the in-toto statement (v1) with the SLSA provenance (v1) of a tarball. It is not signed and contains no time,
 * so that equal commits give equal statements.
 */
export function provenance({ name, version, sha512 }: Tarball, origin: Origin): object {
  const { commit, modified, lockfile, programs } = origin;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `pkg:npm/${name.replace('@', '%40')}@${version}`, digest: { sha512 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { command: 'npm run pack', modified },
        internalParameters: {},
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: 'package-lock.json', digest: { sha256: lockfile } },
        ],
      },
      runDetails: { builder: { id: BUILD_TYPE, version: programs } },
    },
  };
}
