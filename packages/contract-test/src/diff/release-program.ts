/**
 * `node release-program.ts <spec> <folder of released bundles> <changelog>`: the gate for breaking changes. Prints what
 * changed since the newest release. Ends with 0 when the spec may follow it, 1 when not, 2 when that cannot be said.
 */
import { LoadError } from '../load/load-error.ts';
import { judgeRelease } from './judge-release.ts';

const [spec = '', releases = '', changelog = ''] = process.argv.slice(2);
try {
  const verdict = await judgeRelease({ spec, releases, changelog }, new Date().toISOString().slice(0, 10));
  process.stdout.write(verdict.report);
  for (const complaint of verdict.complaints) process.stderr.write(`${complaint}\n`);
  process.exitCode = verdict.complaints.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof LoadError || error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
