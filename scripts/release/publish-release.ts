import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A released bundle: its file name suffix and its text. */
export interface Bundle {
  /** Empty for `1.0.0.json`, `.console` for `1.0.0.console.json`. */
  suffix: string;
  text: string;
}

/**
 * Stores bundles in a folder as the published release of a version.
 * @throws Error if the version is already published, since a published release never changes.
 */
export function publishRelease(folder: string, version: string, bundles: readonly Bundle[]): void {
  const files = bundles.map(({ suffix, text }) => ({ file: join(folder, `${version}${suffix}.json`), text }));
  if (files.some(({ file }) => existsSync(file))) {
    throw new Error(
      `${version} is already published and never changes: raise \`info.version\` in spec/openapi.yaml and spec/console/openapi.yaml.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(file, text);
}
