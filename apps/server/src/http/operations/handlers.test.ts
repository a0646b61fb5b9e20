import { readdirSync, readFileSync } from 'node:fs';
import { operationTable } from '@finops/contract';
import { operationTable as consoleOperationTable } from '@finops/contract/console';
import { describe, expect, test } from 'vitest';
import { joinedAreas } from '../../../test/harness/worlds/joined-areas.ts';
import { handlersOf } from '../../compose/area.ts';
import type { Database } from '../../storage/engine/database.ts';

const anything: Database = new Proxy(
  Object(() => anything),
  { get: () => anything },
);
const handlers = handlersOf(await joinedAreas(anything));

describe.each([
  {
    edge: 'the API',
    directory: new URL('.//', import.meta.url),
    table: operationTable,
    built: handlers.api,
  },
  {
    edge: 'the issuer',
    directory: new URL('../../issuer/operations/', import.meta.url),
    table: operationTable,
    built: handlers.issuer,
  },
  {
    edge: 'the console',
    directory: new URL('../../console/operations/', import.meta.url),
    table: consoleOperationTable,
    built: handlers.console,
  },
])('the operations of $edge', ({ directory, table, built }) => {
  const sources = readdirSync(directory, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

  test('every handler has a file named after its operation, and every such file is a handler', () => {
    const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // Other files of the folders are named after nouns.
    const verbs = new Set(Object.keys(table).map((id) => kebab(id).split('-')[0]));
    const files = sources
      .map((file) => file.replace(/^.*\/|\.ts$/g, ''))
      .filter((name) => verbs.has(name.split('-')[0]) && !name.endsWith('-body'));
    expect(files.sort()).toEqual(Object.keys(built).map(kebab).sort());
    expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(built)));
  });

  test('no handler reads an example of the contract', () => {
    expect(sources.length).toBeGreaterThan(Object.keys(built).length);
    for (const source of sources) {
      expect(readFileSync(new URL(source, directory), 'utf8')).not.toMatch(
        /from '[^']*(example|openapi\.json|contract\/document|node:fs)/,
      );
    }
  });
});
