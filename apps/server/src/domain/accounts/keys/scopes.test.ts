import { loadConsoleDocument } from '@finops/contract/document';
import { expect, test } from 'vitest';
import { grantableScopes } from './scopes.ts';

test('the scopes that keys can have are those that the console takes', () => {
  expect(loadConsoleDocument().components.schemas?.GrantableScope).toMatchObject({ enum: grantableScopes });
});
