import { loadConsoleDocument } from '@finops/contract/document';
import { expect, test } from 'vitest';
import { requestableScopes } from './oauth-scopes.ts';

test('the scopes that apps can request are those that the console takes', () => {
  expect(loadConsoleDocument().components.schemas?.OAuthScope).toMatchObject({ enum: requestableScopes });
});
