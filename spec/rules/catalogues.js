import { Yaml } from '@stoplight/spectral-parsers';

/**
 * Rules read the hand-written catalogues beside the document. The command line bundles a ruleset to CommonJS, the
 * editor extension to a script without imports, so neither `node:fs` nor a YAML package can be imported in both;
 * `process.getBuiltinModule` and Spectral's parser work in both.
 */
const node = (name) => globalThis.process.getBuiltinModule(name);

/** The content of a YAML file, its path relative to the ruleset. */
export function readCatalogue(file, context) {
  return parse(locate(file, context));
}

/** The content of every YAML file in a folder, by file name without extension. */
export function readCatalogues(folder, context) {
  const path = locate(folder, context);
  const files = node('node:fs')
    .readdirSync(path)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.yaml$/, ''), parse(node('node:path').join(path, file))]),
  );
}

/**
 * The last text and parsed content of each file, by path: rules read the same catalogue at every place of a document.
 */
const parsed = new Map();

function parse(path) {
  const text = node('node:fs').readFileSync(path, 'utf8');
  if (parsed.get(path)?.text !== text) parsed.set(path, { text, data: Yaml.parse(text).data });
  return parsed.get(path).data;
}

function locate(file, context) {
  const { dirname, resolve } = node('node:path');
  const ruleset = context?.rule?.owner?.source;
  return resolve(ruleset ? dirname(ruleset) : globalThis.process.cwd(), file);
}
