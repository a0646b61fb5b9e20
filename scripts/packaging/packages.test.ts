import { createHash } from 'node:crypto';
import { globSync, lutimesSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { shared } from '../testing/once-per-run.ts';
import { packDirectory, packPackages, type Tarball } from './pack-packages.ts';
import type { PackedRepository } from './packed-repository.ts';

const LIBRARIES = [
  '@finops/contract',
  '@finops/client',
  '@finops/openapi',
  '@finops/contract-express',
  '@finops/contract-test',
];
const NAMES = [...LIBRARIES, '@finops/cli'];

/** Resolutions of CommonJS, which packages of ES modules alone have none for. */
const COMMONJS = ['node10', 'node16-cjs'];
const ES_MODULES_ALONE = ['@finops/contract-test'];

let packed: PackedRepository;
let tarballs: readonly Tarball[];
beforeAll(async () => {
  packed = await shared(inject('packedRepository'));
  tarballs = packed.tarballs;
}, 300_000);

it('the packages that can be published are packed, those that others need before them', () => {
  expect(tarballs.map(({ name }) => name)).toEqual(NAMES);
});

describe('npm run pack', () => {
  const sha512 = (file: string) => createHash('sha512').update(readFileSync(file)).digest('hex');
  const temporary = (): string => {
    const directory = mkdtempSync(join(tmpdir(), 'packed-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    return directory;
  };

  it('says what the packages were made from', () => {
    for (const tarball of tarballs) {
      expect(sha512(tarball.file)).toBe(tarball.sha512);
      const statement = readFileSync(tarball.file.replace(/\.tgz$/, '.intoto.json'), 'utf8');
      expect(JSON.parse(statement)).toMatchObject({
        _type: 'https://in-toto.io/Statement/v1',
        subject: [
          {
            name: `pkg:npm/%40finops/${tarball.name.slice('@finops/'.length)}@1.0.0`,
            digest: { sha512: tarball.sha512 },
          },
        ],
        predicateType: 'https://slsa.dev/provenance/v1',
        predicate: {
          buildDefinition: {
            externalParameters: { command: 'npm run pack', modified: true },
            resolvedDependencies: [
              { digest: { gitCommit: packed.commit } },
              {
                digest: {
                  sha256: createHash('sha256')
                    .update(readFileSync(join(root, 'package-lock.json')))
                    .digest('hex'),
                },
              },
            ],
          },
        },
      });
    }
  });

  it('packs files that differ from the commit only when told to', () => {
    expect(packed.refusal).toContain(`?? ${packed.modified}`);
    expect(packed.refusal).toContain('exit 1');
  });

  it('packs the same bytes at another time', () => {
    const { sha512: before } = tarballs[0] ?? {};
    const directory = join(packed.path, 'publish/contract');
    for (const file of globSync('**', { cwd: directory })) lutimesSync(join(directory, file), 1, 1);
    expect(packDirectory(directory, temporary()).sha512).toBe(before);
  });

  // Building them once more takes long.
  it.runIf(process.env.SOAK === 'true')('packs the same bytes wherever the repository is', () => {
    const sums = (all: readonly Tarball[]) => all.map((each) => [basename(each.file), each.sha512]);
    expect(sums(packPackages(temporary()))).toEqual(sums(tarballs));
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

  it('imports only packages that its manifest asks for, its own and those of Node', () => {
    const asked = [name, ...Object.keys(manifest.dependencies ?? {})];
    const imported = [...files()]
      .filter(([file]) => file.endsWith('.js'))
      .flatMap(([file, text]) =>
        ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({ file, from: fileName })),
      );
    expect(imported).not.toEqual([]);
    expect(
      imported.filter(
        ({ from }) =>
          !from.startsWith('.') &&
          !isBuiltin(from) &&
          !asked.some((each) => from === each || from.startsWith(`${each}/`)),
      ),
    ).toEqual([]);
  });

  it('no path of this machine is in it', () => {
    const found = [...files()].flatMap(([file, text]) =>
      [`${root}/`, `${packed.path}/`, 'file:///']
        .filter((path) => text.includes(path))
        .map((path) => ({ file, path })),
    );
    expect(found).toEqual([]);
  });
});
