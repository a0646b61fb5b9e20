import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bundle that is released: what follows the version in its file name, and its text. */
export interface Bundle {
  /** Nothing for `1.0.0.json`, `.console` for `1.0.0.console.json`. */
  suffix: string;
  text: string;
}

/** What became of a release: a sentence for each thing done, or the one reason why nothing was. */
export type Kept = { said: string[] } | { refused: string };

/**
 * Keeps bundles in a folder as the release of a version. A release is a draft, and kept anew whenever it changes, while
 * the file `draft` of the folder names its version; a published one never changes.
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
      ? { said: [`${version} is published already.`] }
      : {
          refused: `${version} is published and would change: raise \`info.version\` in spec/openapi.yaml and spec/console/openapi.yaml.`,
        };
  }
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(file, text);
  if (publish) rmSync(mark, { force: true });
  else writeFileSync(mark, `${version}\n`);
  const state = kept.length === 0 ? 'Kept' : isSame ? 'Nothing changed in' : 'Kept anew';
  return {
    said: [
      `${state} ${version}${publish ? '' : ', a draft until `npm run release -- --publish`'}.`,
      ...(publish ? [`${version} is published: it does not change any more.`] : []),
    ],
  };
}
