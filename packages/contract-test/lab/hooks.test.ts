import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Hooks } from '../src/hooks/hooks.ts';
import { openHooks } from '../src/hooks/open-hooks.ts';
import { testedArchive } from './archive/tested-archive.ts';
import { inWords } from './tested.ts';

/** Writes a checksum of the other members into the room of a shelf. */
const withChecksum: Hooks['beforeRequest'] = (request, { operation, isInvalid }) => {
  if (isInvalid || !/^(put|patch)Shelf$/.test(operation)) return;
  const { room, ...rest } = JSON.parse(request.body ?? '{}');
  if (typeof room !== 'string') return;
  const sum = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 8);
  request.body = JSON.stringify({ ...rest, room: sum });
};

const run = { baseUrl: 'http://archive.invalid', profile: 'server', seed: 1, operations: [] } as const;

it.each(process.env.SOAK === undefined ? [1] : [1, 2, 3])(
  'finds nothing where a hook computes a member of what is created and changed, seed %i',
  async (seed) => {
    const hooks = openHooks({ beforeRequest: withChecksum }, 'hooks.ts', run);
    const { findings, coverage } = await testedArchive(seed, undefined, { hooks });
    expect(inWords(findings)).toEqual([]);
    expect(coverage.axes.operations.covered).toBe(coverage.axes.operations.reachable);
  },
);
