import { readFileSync } from 'node:fs';

/** The version of the tester, from its package. */
export function testerVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}
