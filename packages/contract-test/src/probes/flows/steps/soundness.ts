import type { Exchange } from '../../../model/case.ts';

/** Findings that do not affect what a server stores: undocumented additions. */
const harmless: ReadonlySet<string> = new Set(['undocumented-field', 'undocumented-header']);

/** Whether a flow may build on an exchange: it has no finding that could cause what the flow finds. */
export function isSound({ findings }: Exchange): boolean {
  return findings.every(({ rule }) => harmless.has(rule));
}
