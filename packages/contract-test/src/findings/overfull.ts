import type { RawFinding } from '../model/case.ts';

/** What the cause of a list with more entries than were asked for begins with. */
export const overfull = 'too many entries:';

/**
 * Leaves out pages that have more entries than the contract ever allows, where the same list is known to answer more
 * than it was asked for: at the largest limit the one is the other.
 */
export function withoutOverfull(raw: readonly RawFinding[]): readonly RawFinding[] {
  const lists = new Set(raw.filter(isOverfull).map(({ operation }) => operation));
  return raw.filter((finding) => !(lists.has(finding.operation) && isLongPage(finding)));
}

function isOverfull({ rule, cause }: RawFinding): boolean {
  return rule === 'filter-ignored' && cause.startsWith(overfull);
}

/** Whether a list that stands in an answer, but in no other list, is too long. */
function isLongPage({ rule, place, instancePath }: RawFinding): boolean {
  return rule === 'response-body' && place.pointer.endsWith('/maxItems') && !/\/\d+(\/|$)/.test(instancePath);
}
