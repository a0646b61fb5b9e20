/**
 * `node release-program.ts <folder of published bundles> <changelog> <revision> <spec> [<name>=<spec>]…`: the gate for
 * breaking changes of documents that are released together. The bundles of the first are called `1.0.0.json`, those of the
 * others `1.0.0.<name>.json`. Prints what changed since the newest published release, or before the first since a revision
 * of Git. Ends with 0 when the documents may follow it, 1 when not, 2 when that cannot be said.
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
