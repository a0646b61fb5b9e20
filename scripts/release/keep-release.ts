import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bundle that is released: what follows the version in its file name, and its text. */
export interface Bundle {
  /** Nothing for `1.0.0.json`, `.console` for `1.0.0.console.json`. */
  suffix: string;
  text: string;
}

/** What was done, in one sentence, or why nothing was. */
export type Kept = { done: string } | { refused: string };

/**
 * Stores bundles in a folder as the release of a version. While the file `draft` of the folder names its version, a release
 * is a draft and is replaced; a published release never changes.
 */
export function keepRelease(
  folder: string,
  version: string,
  bundles: readonly Bundle[],
  publish: boolean,
): Kept {
  const mark = join(folder, 'draft');
  const draft = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
  const files = bundles.map(({ suffix, text }) => ({ file: join(folder, `${version}${suffix}.json`), text }));
  const kept = files.filter(({ file }) => existsSync(file));
  const isDraft = draft === version || (kept.length === 0 && draft === undefined);
  if (!isDraft && kept.length === 0) {
    return {
      refused: `${draft} is still a draft: publish it with \`npm run release -- --publish\`, or set \`info.version\` back to it.`,
    };
  }
  const isSame = files.every(({ file, text }) => existsSync(file) && readFileSync(file, 'utf8') === text);
  if (!isDraft) {
    return isSame
      ? { done: `${version} is already published.` }
      : {
          refused: `${version} is published and would change: raise \`info.version\` in spec/openapi.yaml and spec/console/openapi.yaml.`,
        };
  }
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(file, text);
  if (publish) {
    rmSync(mark, { force: true });
    return { done: `Published ${version}. It never changes from now on.` };
  }
  writeFileSync(mark, `${version}\n`);
  if (kept.length > 0) {
    return { done: isSame ? `The draft ${version} is unchanged.` : `Replaced the draft ${version}.` };
  }
  return { done: `Stored ${version} as a draft. Publish it with \`npm run release -- --publish\`.` };
}
