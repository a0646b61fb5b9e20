import { grouped } from '../contract/grouped.ts';
import type { Place } from '../contract/model.ts';
import type { RawFinding } from '../model/case.ts';
import { globalRules } from './spread.ts';
import type { Tally } from './tally.ts';
import type { AttributedFinding } from './unvalidated.ts';

/** Findings of one root cause. */
export interface Group {
  readonly findings: readonly AttributedFinding[];
  /** Whether the cause belongs to the contract as a whole rather than to one operation. */
  readonly wide: boolean;
}

/**
 * Groups findings by root cause: the same rule and cause within an operation, at the same shared place of the contract,
 * or, for rules that servers keep as a whole, in every operation that could have shown it (at least two).
 */
export function groupByCause(findings: readonly AttributedFinding[], tally: Tally): readonly Group[] {
  const byCause = grouped(findings, ({ rule, cause }) => JSON.stringify([rule, cause]));
  return [...byCause.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const operations = new Set(same.map(({ operation }) => operation.id));
    const isGlobal =
      globalRules.has(first.rule) && operations.size >= Math.max(2, tally.tried(first.rule, first.cause));
    if (isGlobal || first.everywhere === true) return [{ findings: same, wide: true }];
    return connected(same).map((group) => ({ findings: group, wide: group.some(({ shared }) => shared) }));
  });
}

/** Joins findings that have an operation or a shared place in common, directly or by way of others. */
function connected(findings: readonly AttributedFinding[]): readonly (readonly AttributedFinding[])[] {
  let groups: { readonly keys: ReadonlySet<string>; readonly findings: readonly AttributedFinding[] }[] = [];
  for (const finding of findings) {
    const own = [
      `operation ${finding.operation.id}`,
      ...(finding.shared ? [anyPosition(placeKey(finding.place))] : []),
    ];
    const touching = groups.filter(({ keys }) => own.some((key) => keys.has(key)));
    groups = [
      ...groups.filter((group) => !touching.includes(group)),
      {
        keys: new Set([...touching.flatMap(({ keys }) => [...keys]), ...own]),
        findings: [...touching.flatMap((group) => group.findings), finding],
      },
    ];
  }
  return groups.map((group) => group.findings);
}

/** `<file>#<pointer>`. */
export function placeKey(place: Place): string {
  return `${place.file}#${place.pointer}`;
}

/**
 * Assigns one cause to invalid positions of a tuple that violate the same keyword with the same expectation: like the
 * items of a list, they come from the same code.
 */
export function withTuplesAsOne(raw: readonly RawFinding[]): readonly RawFinding[] {
  return raw.map((finding) => {
    const { rule, cause, expected } = finding;
    const whole = anyPosition(cause);
    return rule === 'response-body' && whole !== cause
      ? { ...finding, cause: `${whole} ${expected}` }
      : finding;
  });
}

/** A pointer in a schema with a star for each position in a tuple. */
export function anyPosition(pointer: string): string {
  return pointer.replaceAll(/\/prefixItems\/\d+(?=\/)/g, '/prefixItems/*');
}
