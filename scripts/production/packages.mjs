/**
 * The publishable packages: a directory for each with the content of its tarball. In the repository their sources are
 * used directly.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { compile } from './compiler.mjs';
import { entrySources, publishedManifest } from './published-manifest.mjs';
import { filesIn, readJson, root, writeJson } from './tree.mjs';

const WORKSPACES = [
  'packages/contract',
  'packages/client',
  'packages/openapi',
  'packages/contract-express',
  'packages/contract-test',
  'packages/cli',
];

/**
 * Packages that also support CommonJS. The tester depends on packages that CommonJS cannot import, and the command has
 * no exports.
 */
const COMMONJS = ['packages/contract', 'packages/client', 'packages/openapi', 'packages/contract-express'];

/** Imports of other files of a package in emitted declarations. */
const SOURCE_IMPORT = /(\b(?:from|import)\s*\(?\s*(['"])\.{1,2}\/[^'"\n]+)\.ts\2/g;

/** The output directory of `npm run build` for packages. */
export const publishDirectory = join(root, 'publish');

/**
 * Emits the packages, with declarations, into directories of `target`, which are replaced. Needs the development
 * packages, since declarations refer to types of imported packages.
 *
 * @returns The directories, dependencies first.
 * @throws Error when the compiler finds something wrong; it has said what.
 */
export function buildPackages(target = publishDirectory) {
  const whole = readJson(join(root, 'package.json'));
  const packages = WORKSPACES.map((workspace) => ({
    workspace,
    source: readJson(join(root, workspace, 'package.json')),
    commonJs: COMMONJS.includes(workspace),
    directory: join(target, workspace.replace('packages/', '')),
  }));
  const emitted = join(target, '.emitted');
  for (const directory of [emitted, ...packages.map((each) => each.directory)]) {
    rmSync(directory, { recursive: true, force: true });
  }
  emit(join(emitted, 'dist'), packages, { declaration: true });
  // The first pass checked types; for CommonJS the compiler would reject `import.meta`, which is replaced later.
  emit(
    join(emitted, 'cjs'),
    packages.filter(({ commonJs }) => commonJs),
    { module: 'commonjs', moduleResolution: 'bundler', verbatimModuleSyntax: false, noCheck: true },
  );
  for (const { workspace, source, directory, commonJs } of packages) {
    const dist = join(directory, 'dist');
    mkdirSync(directory);
    renameSync(join(emitted, 'dist', workspace, 'src'), dist);
    for (const file of filesIn(dist).filter((file) => file.endsWith('.d.ts'))) {
      const text = readFileSync(join(dist, file), 'utf8');
      writeFileSync(join(dist, file), text.replace(SOURCE_IMPORT, '$1.js$2'));
    }
    if (commonJs) completeCommonJs(join(emitted, 'cjs', workspace, 'src'), dist, join(directory, 'cjs'));
    const data = filesIn(join(root, workspace, 'src')).filter((file) => !file.endsWith('.ts'));
    for (const file of data) copy(join(root, workspace, 'src', file), join(dist, file));
    for (const file of ['README.md', ...(source.files ?? []), ...Object.values(source.bin ?? {})]) {
      copy(join(root, workspace, file), join(directory, file));
    }
    copy(join(root, 'LICENSE'), join(directory, 'LICENSE'));
    writeJson(join(directory, 'package.json'), publishedManifest(workspace, source, whole, { commonJs }));
  }
  rmSync(emitted, { recursive: true });
  return packages.map(({ directory }) => directory);
}

/** Emits packages into a directory, as options of the compiler say. */
function emit(outDir, packages, options) {
  mkdirSync(outDir, { recursive: true });
  const project = join(outDir, 'tsconfig.json');
  writeJson(project, {
    extends: join(root, 'tsconfig.build.json'),
    compilerOptions: { rootDir: root, outDir, typeRoots: [join(root, 'node_modules/@types')], ...options },
    files: packages.flatMap(({ workspace, source }) =>
      sourcesOf(workspace, source).map((file) => join(root, workspace, file)),
    ),
    include: [],
  });
  compile(project);
}

/**
 * The CommonJS of a package beside its ES modules: the same declarations, which the manifest of the folder makes those of CommonJS,
 * and files that find data where the ES modules do.
 */
function completeCommonJs(emitted, dist, target) {
  renameSync(emitted, target);
  for (const file of filesIn(target)) {
    const there = JSON.stringify(posix.join(posix.relative(posix.dirname(file), '.'), '../dist', file));
    const url = `new URL(${there}, require("node:url").pathToFileURL(__filename))`;
    const text = readFileSync(join(target, file), 'utf8');
    writeFileSync(join(target, file), text.replaceAll('import.meta.url', url));
  }
  for (const file of filesIn(dist).filter((file) => file.endsWith('.d.ts'))) {
    copy(join(dist, file), join(target, file));
  }
  writeJson(join(target, 'package.json'), { type: 'commonjs' });
}

/** What has to be emitted, with what it imports: the entry points, and the program that a bin runs. */
function sourcesOf(workspace, source) {
  const main = './src/main.ts';
  return [...entrySources(source.exports), ...(existsSync(join(root, workspace, main)) ? [main] : [])];
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
