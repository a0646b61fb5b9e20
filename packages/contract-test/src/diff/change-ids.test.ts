import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeIds } from './change-ids.ts';

/** What the comparison calls changes: whole ids, and those with parts that are filled in, as patterns. */
const written = ['parts', 'rules']
  .flatMap((folder) => {
    const path = join(import.meta.dirname, folder);
    return readdirSync(path)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(path, name), 'utf8'));
  })
  .flatMap((source) => [
    ...[...source.matchAll(/\bid(?:: | = |:\s+direction === 'request'\s+\? )([^;]*?)(?:,\n|;)/g)].flatMap(
      ([, value = '']) => [...value.matchAll(/'([a-z-]+)'|`([^`]+)`/g)],
    ),
    ...source.matchAll(/\bnote\(\s*(?:pair, )?(?:\w+ === 'tokenUrl' \? )?'([a-z-]+)'/g),
  ])
  .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, '[a-z-]*'))
  .filter((id) => id.includes('-') && !id.includes(' '));

it('has the ids that the comparison gives to changes', () => {
  expect(written.length).toBeGreaterThan(40);
  const unknown = written.filter(
    (id) =>
      !changeIds.some((known) =>
        new RegExp(`^(api-security-component-|request-property-encoding-)?${id}$`).test(known),
      ),
  );
  expect(unknown).toEqual([]);
});

it('has each once', () => {
  expect(new Set(changeIds).size).toBe(changeIds.length);
});
