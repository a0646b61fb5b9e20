import type { OAuthScope } from '@finops/contract/console/enumerations';
import { scopes } from '@finops/contract/enumerations';

/** Scopes that only the console accepts, so that no app has them (G145). */
const CONSOLE_ONLY: ReadonlySet<string> = new Set(['sandbox:control', 'events:read']);

function isRequestable(name: string): name is OAuthScope {
  return !CONSOLE_ONLY.has(name);
}

/** Scopes that an app can request, in the order of the catalogue. */
export const requestableScopes: readonly OAuthScope[] = Object.keys(scopes).filter(isRequestable);
