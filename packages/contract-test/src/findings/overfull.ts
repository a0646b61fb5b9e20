import type { RawFinding } from '../model/case.ts';

/** The prefix of the cause of a list with more entries than requested. */
export const overfull = 'too many entries:';

/**
 * Drops findings of pages with more entries than the contract ever allows if the same list is known to return more than
 * requested: at the largest limit, both are the same.
 */
export function withoutOverfull(raw: readonly RawFinding[]): readonly RawFinding[] {
  const lists = new Set(raw.filter(isOverfull).map(({ operation }) => operation));
  return raw.filter((finding) => !(lists.has(finding.operation) && isLongPage(finding)));
}

function isOverfull({ rule, cause }: RawFinding): boolean {
  return rule === 'filter-ignored' && cause.startsWith(overfull);
}

/** Whether a list in a response, but not inside another list, is too long. */
function isLongPage({ rule, place, instancePath }: RawFinding): boolean {
  return rule === 'response-body' && place.pointer.endsWith('/maxItems') && !/\/\d+(\/|$)/.test(instancePath);
}
