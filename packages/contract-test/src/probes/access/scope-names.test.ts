import { expect, it } from 'vitest';
import { mayInclude } from './scope-names.ts';

it.each<[string, string, boolean]>([
  ['read', 'read', true],
  ['repo', 'repo:status', true],
  ['repo:status', 'repo', false],
  ['admin', 'things:read', true],
  ['things:*', 'things:read', true],
  ['things:admin', 'people:read', false],
  ['write', 'read', true],
  ['things:write', 'things:read', true],
  ['things.readwrite', 'things.read', true],
  ['write:things', 'read:things', true],
  ['things:write', 'people:read', false],
  ['things:read', 'things:write', false],
  ['read', 'write', false],
  ['rep', 'repo:status', false],
])('%s may include %s: %s', (scope, other, may) => {
  expect(mayInclude(scope, other)).toBe(may);
});
