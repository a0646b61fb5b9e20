import { parts } from '../start/ports.ts';

/** Variables that put every part but the dashboard on the ports that are given: api, issuer, mock, docs, console. */
export function portSettings(free: readonly number[]): Record<string, string> {
  const { api, issuer, mock, docs, console } = parts;
  return Object.fromEntries(
    [api, issuer, mock, docs, console].map(({ variable }, index) => [variable, String(free[index] ?? 0)]),
  );
}
