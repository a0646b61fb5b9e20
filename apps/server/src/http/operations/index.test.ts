import { readdirSync, readFileSync } from 'node:fs';
import { operationTable } from '@finops/contract';
import { expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { apiHandlers, issuerHandlers } from './index.ts';

const directory = new URL('.//', import.meta.url);
const sources = readdirSync(directory, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

test('every handler has a file named after its operation, and every such file is a handler', () => {
  const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const anything: Services = new Proxy(
    Object(() => anything),
    { get: () => anything },
  );
  const built = { ...apiHandlers(anything), ...issuerHandlers };
  const files = sources
    .filter((file) => file.includes('/') && !file.endsWith('-body.ts'))
    .map((file) => file.replace(/^.*\/|\.ts$/g, ''));
  expect(files.sort()).toEqual(Object.keys(built).map(kebab).sort());
  expect(Object.keys(operationTable)).toEqual(expect.arrayContaining(Object.keys(built)));
});

test('no handler reads an example of the contract', () => {
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) {
    expect(readFileSync(new URL(source, directory), 'utf8')).not.toMatch(
      /from '[^']*(example|openapi\.json|contract\/document|node:fs)/,
    );
  }
});
