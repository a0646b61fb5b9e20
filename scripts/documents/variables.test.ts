import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const GUIDE = 'spec/guides/running.md';

/** Variables that one program of the repository sets for another, or that the system sets. */
const INTERNAL = ['ENVIRONMENT', 'PATH', 'SOAK'];

/** Programs that people start; the others are for those who work on them. */
const SOURCES = [
  'scripts/*.{ts,mjs}',
  'scripts/{start,checks,processes,release,packaging,image,bench}/*.ts',
  'scripts/production/*.mjs',
  'apps/{mock,docs}/src/*.ts',
];

it(`the table of variables in ${GUIDE} has those of the commands, and no others`, () => {
  const read = globSync(SOURCES, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/process\.env\.([A-Z0-9_]+)/g)])
    .map(([, name = '']) => name);
  const [, section = ''] = readFileSync(join(root, GUIDE), 'utf8').split('\n## Variables\n');
  const rows = [...section.matchAll(/^\| `([A-Z0-9_]+)` \| ([^|]+) \|/gm)];
  const server = rows.filter(([, , reader]) => reader === 'server').map(([, name]) => name);
  const commands = rows.filter(([, , reader]) => reader !== 'server').map(([, name]) => name);
  const wanted = new Set(read.filter((name) => ![...INTERNAL, ...server].includes(name)));
  expect(commands.sort(), `Each has a row: | \`NAME\` | command | default | meaning |`).toEqual(
    [...wanted].sort(),
  );
});
