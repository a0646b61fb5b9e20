/**
 * `node release-program.ts <folder of published bundles> <changelog> <revision> <spec> [<name>=<spec>]…`: the gate for
 * breaking changes of documents that are released together. Bundles of the first document are named `1.0.0.json`, those
 * of the others `1.0.0.<name>.json`. Prints the changes since the newest published release, or before the first
 * release, since a Git revision. Exits with 0 if the documents may follow it, 1 if not, 2 if this cannot be determined.
 */
import { LoadError } from '../contract/load/document-set.ts';
import { judgeRelease } from './judge-release.ts';

const [releases = '', changelog = '', revision = '', main = '', ...others] = process.argv.slice(2);
const named = others.map((argument) => {
  const [name = '', ...spec] = argument.split('=');
  return { suffix: `.${name}`, spec: spec.join('=') };
});
const documents = [{ suffix: '', spec: main }, ...named].map((document) => ({
  ...document,
  base: `${revision}:${document.spec}`,
}));
try {
  const today = new Date().toISOString().slice(0, 10);
  const verdict = await judgeRelease({ documents, releases, changelog }, today);
  process.stdout.write(verdict.report);
  for (const complaint of verdict.complaints) process.stderr.write(`${complaint}\n`);
  process.exitCode = verdict.complaints.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof LoadError || error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
