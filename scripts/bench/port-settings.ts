import { parts } from '../start/ports.ts';

/** Variables that assign the given ports to the parts other than the dashboard: api, issuer, mock, docs, console. */
export function portSettings(free: readonly number[]): Record<string, string> {
  const { api, issuer, mock, docs, console } = parts;
  return Object.fromEntries(
    [api, issuer, mock, docs, console].map(({ variable }, index) => [variable, String(free[index] ?? 0)]),
  );
}
