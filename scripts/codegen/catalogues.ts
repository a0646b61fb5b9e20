import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from './bundle.ts';

/** One entry of `spec/errors.yaml`. */
export interface ErrorEntry {
  name: string;
  kind: 'api' | 'oauth';
  status: number | null;
  meaning: string;
  action: string;
}

/** One file of `spec/states/`, under its file name. */
export interface StateMachine {
  resource: string;
  initial: string[];
  states: Record<string, { summary: string; final?: boolean }>;
  moves: { from: string; to: string; by: string; when: string; event?: string; categories?: string[] }[];
}

/** The error catalogue of the spec. */
export function readErrors(spec: string): ErrorEntry[] {
  const file = parse(readFileSync(join(spec, 'errors.yaml'), 'utf8')) as { errors: ErrorEntry[] };
  return file.errors.map(({ name, kind, status, meaning, action }) => ({ name, kind, status, meaning, action }));
}

/** The state machines of the spec, by file name. */
export function readStates(spec: string): Record<string, StateMachine> {
  const files = readdirSync(join(spec, 'states')).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files.sort().map((file) => [
      basename(file, '.yaml'),
      parse(readFileSync(join(spec, 'states', file), 'utf8')) as StateMachine,
    ]),
  );
}

/** The scope catalogue: scope → what it permits. */
export function readScopes(document: OpenApiDocument): Record<string, string> {
  const oauth2 = document.components.securitySchemes?.OAuth2 as {
    flows: { authorizationCode: { scopes: Record<string, string> } };
  };
  return oauth2.flows.authorizationCode.scopes;
}
