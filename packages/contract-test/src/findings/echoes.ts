import type { RawFinding } from '../model/case.ts';
import type { RuleName } from '../model/rules.ts';
import { placeKey } from './group.ts';

/**
 * Leaves out invalid bodies that only give back what the server took: an answer that breaks the very keyword that an
 * accepted request broke before has the same cause. The findings come in the order in which they were made.
 */
export function withoutEchoes(raw: readonly RawFinding[]): readonly RawFinding[] {
  const taken = new Set<string>();
  return raw.filter((finding) => {
    const { branch } = finding.case;
    if (finding.rule === 'invalid-accepted' && branch !== undefined) {
      for (const part of prefixesOf(branch.key)) taken.add(part);
    }
    return finding.rule !== 'response-body' || !taken.has(placeKey(finding.place));
  });
}

const credentialRules: ReadonlySet<RuleName> = new Set(['missing-auth', 'wrong-auth', 'missing-scope']);

/**
 * Leaves out that the status of a refusal for its caller is not declared where the same status, in the same operation, is
 * found not to be the one for such a caller.
 */
export function withoutWrongRefusals(raw: readonly RawFinding[]): readonly RawFinding[] {
  const told = ({ operation, actual }: RawFinding): string => `${operation.id} ${actual}`;
  const wrong = new Set(raw.filter(({ rule }) => credentialRules.has(rule)).map(told));
  return raw.filter(
    (finding) =>
      finding.rule !== 'undocumented-status' ||
      finding.case.tampering?.credentials === undefined ||
      !wrong.has(told(finding)),
  );
}

/** The key itself, and without the member that it may name last. */
function prefixesOf(key: string): readonly string[] {
  return [key, key.slice(0, key.lastIndexOf('/'))];
}
