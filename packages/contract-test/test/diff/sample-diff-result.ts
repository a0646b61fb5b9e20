import { causesOf } from '../../src/diff/cause.ts';
import type { Change } from '../../src/diff/change.ts';
import type { DiffResult } from '../../src/findings/diff-result.ts';

/** A change that breaks, for tests of reports. */
export const shortened: Change = {
  id: 'request-property-max-length-decreased',
  level: 'breaking',
  operation: 'createThing',
  direction: 'request',
  where: 'request body /name',
  text: '`maxLength` changed from 9 to 3 <now>.',
  oldPlace: { file: 'main:api/thing.yaml', line: 7, pointer: '/properties/name' },
  newPlace: { file: 'api/thing.yaml', line: 8, pointer: '/properties/name' },
  witness: { name: 'a`b' },
};

const removed: Change = {
  id: 'endpoint-removed',
  level: 'warning',
  operation: 'dropThing',
  where: 'DELETE /things/{id}',
  text: 'The operation went.',
  oldPlace: { file: 'main:api/openapi.yaml', line: 40, pointer: '/paths/~1things/delete' },
};

const added: Change = {
  id: 'endpoint-added',
  level: 'info',
  operation: 'listThings',
  where: 'GET /things',
  text: 'The operation came.',
  newPlace: { file: 'api/openapi.yaml', line: 30, pointer: '/paths/~1things/get' },
};

/** A result for tests of reports: a break that two operations show, a warning, an addition, an accepted break. */
export function sampleDiffResult(extras: Partial<DiffResult> = {}): DiffResult {
  const entry = { id: '0123456789', reason: 'nobody uses it', expires: '2026-12-31' };
  return {
    old: 'main:api/openapi.yaml',
    next: 'api/openapi.yaml',
    title: 'Things <1>',
    notes: [],
    nextNotes: [],
    changes: [shortened, { ...shortened, operation: 'changeThing' }, removed, added],
    known: causesOf([{ ...removed, operation: 'dropAll', cause: entry.id, level: 'breaking' }]).map(
      (cause) => ({
        cause,
        entry,
      }),
    ),
    baselineNotes: [],
    failing: ['breaking'],
    ...extras,
  };
}
