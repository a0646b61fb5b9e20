import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { startCommand } from '../testing/command.ts';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts';
import { packPackages, type Tarball } from './pack-packages.ts';

const LIBRARIES = ['@finops/contract', '@finops/client', '@finops/contract-express', '@finops/contract-test'];
const NAMES = [...LIBRARIES, '@finops/cli'];

/** Resolutions of CommonJS, which packages of ES modules alone have none for. */
const COMMONJS = ['node10', 'node16-cjs'];
const ES_MODULES_ALONE = ['@finops/contract-test'];

let directory: string;
let tarballs: Tarball[];

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'packages-'));
  tarballs = packPackages(directory);
}, 120_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('the packages that can be published are packed, those that others need before them', () => {
  expect(tarballs.map(({ name }) => name)).toEqual(NAMES);
});

describe('npm run pack', () => {
  let copy: RepositoryCopy;
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const command = startCommand(program, args, copy.env, copy.path);
    const code = await command.ended;
    return `${command.output()}\nexit ${code}`;
  };
  const pack = (...args: string[]) => run(process.execPath, 'scripts/pack.ts', ...args);

  beforeAll(async () => {
    copy = copyRepository();
    await run('git', 'init', '--quiet');
    await run('git', 'add', '--all');
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    const committed = await run('git', ...identity, 'commit', '--quiet', '--message', 'All of it');
    expect(committed).toContain('exit 0');
  }, 60_000);
  afterAll(() => copy.remove());

  const statementOf = (name: string) =>
    JSON.parse(readFileSync(join(copy.path, 'publish/tarballs', `${name}.intoto.json`), 'utf8'));

  it('packs the same bytes wherever the repository is, and says what they were made from', async () => {
    expect(await pack()).toContain('exit 0');
    const sums = tarballs.map(({ sha512, file }) => `${sha512}  ${basename(file)}\n`).join('');
    expect(readFileSync(join(copy.path, 'publish/tarballs/SHA512SUMS'), 'utf8')).toBe(sums);
    const [commit] = (await run('git', 'rev-parse', 'HEAD')).split('\n');
    const lockfile = readFileSync(join(root, 'package-lock.json'));
    expect(statementOf('finops-client-1.0.0')).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [
        {
          name: 'pkg:npm/%40finops/client@1.0.0',
          digest: { sha512: tarballs.find(({ name }) => name === '@finops/client')?.sha512 },
        },
      ],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          externalParameters: { command: 'npm run pack', modified: false },
          resolvedDependencies: [
            { digest: { gitCommit: commit } },
            { digest: { sha256: createHash('sha256').update(lockfile).digest('hex') } },
          ],
        },
      },
    });
  });

  it('packs files that differ from the commit only when told to, and says so', async () => {
    writeFileSync(join(copy.path, 'packages/client/src/new.ts'), 'export {};\n');
    const refused = await pack();
    expect(refused).toContain('?? packages/client/src/new.ts');
    expect(refused).toContain('exit 1');
    expect(await pack('--modified')).toContain('exit 0');
    const { predicate } = statementOf('finops-client-1.0.0');
    expect(predicate.buildDefinition.externalParameters.modified).toBe(true);
  });
});

describe.each(NAMES)('%s', (name) => {
  let data: Buffer;
  let contents: Package;
  let manifest: Record<string, unknown>;

  /** Files of the tarball by their paths in it. */
  const files = (): Map<string, string> => {
    const prefix = `/node_modules/${name}/`;
    return new Map(
      contents.listFiles(prefix).map((path) => [path.slice(prefix.length), contents.readFile(path)]),
    );
  };

  beforeAll(() => {
    data = readFileSync(tarballs.find((tarball) => tarball.name === name)?.file ?? '');
    contents = createPackageFromTarballData(data);
    manifest = JSON.parse(files().get('package.json') ?? '');
  });

  it('publint finds nothing', async () => {
    const tarball = new Uint8Array(data).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  if (LIBRARIES.includes(name)) {
    it('types resolve as the code does, in ES modules, bundlers and CommonJS', async () => {
      const analysis = await checkPackage(contents);
      if (analysis.types === false) throw new Error('The package has no types.');
      const left = ES_MODULES_ALONE.includes(name) ? COMMONJS : [];
      const problems = analysis.problems.filter(
        (problem) => !('resolutionKind' in problem && left.includes(problem.resolutionKind)),
      );
      expect(problems).toEqual([]);
      expect(Object.keys(analysis.entrypoints)).toEqual(Object.keys(manifest.exports ?? {}));
    });
  }

  it('the manifest is one for installations, and the version is that of the sources', () => {
    const source = JSON.parse(
      readFileSync(join(root, name.replace('@finops', 'packages'), 'package.json'), 'utf8'),
    );
    for (const key of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(key);
    expect(JSON.stringify(manifest.exports)).not.toMatch(/(?<!\.d)\.ts"|\/(src|test)\//);
    expect(manifest).toMatchObject({
      version: source.version,
      license: 'Apache-2.0',
      engines: { node: '>=20' },
      sideEffects: expect.anything(),
      dependencies: source.dependencies,
      publishConfig: { access: 'public', provenance: true },
    });
  });

  it('it holds what is run and declared, and texts: no sources, tests or benches', () => {
    const names = [...files().keys()];
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(
      names.filter(
        (file) =>
          !/^((dist|cjs)\/.*(\.js|\.d\.ts|\.json)|bin\/.*\.js|docs\/.*\.md|LICENSE|README\.md|package\.json)$/.test(
            file,
          ) || /\.test\.|\.bench\.|(^|\/)(test|testing|bench|lab)\//.test(file),
      ),
    ).toEqual([]);
  });

  it('imports between its files name emitted files', () => {
    const emitted = [...files()].filter(([file]) => /\.(js|d\.ts)$/.test(file));
    const specifiers = emitted.flatMap(([file, text]) =>
      [...text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"](\.[^'"\n]+)['"]/g)].map(
        ([, specifier = '']) => ({
          file,
          specifier,
        }),
      ),
    );
    expect(specifiers.filter(({ specifier }) => !/\.(js|json)$/.test(specifier))).toEqual([]);
  });

  it('no path of this machine is in it', () => {
    const found = [...files()].flatMap(([file, text]) =>
      [`${root}/`, `${directory}/`, 'file:///']
        .filter((path) => text.includes(path))
        .map((path) => ({ file, path })),
    );
    expect(found).toEqual([]);
  });
});
