import type { Exchange } from '../../../model/case.ts';

/** Findings that say nothing about what a server holds: what it says too much. */
const harmless: ReadonlySet<string> = new Set(['undocumented-field', 'undocumented-header']);

/** Whether a flow may build on an exchange: nothing was found in it that could be the cause of what the flow finds. */
export function isSound({ findings }: Exchange): boolean {
  return findings.every(({ rule }) => harmless.has(rule));
}
