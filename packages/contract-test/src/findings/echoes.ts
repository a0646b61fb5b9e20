import type { RawFinding } from '../model/case.ts';
import type { RuleName } from '../model/rules.ts';
import { placeKey } from './group.ts';

/**
 * Drops findings of invalid response bodies that only echo what the server accepted: a response that violates the same
 * keyword as an earlier accepted request has the same cause. Findings are in order of detection.
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
 * Drops the finding that the status of a refusal for its caller is undeclared if another finding in the same operation
 * says that this status is wrong for such a caller.
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

/** The key itself, and the key without a trailing member name. */
function prefixesOf(key: string): readonly string[] {
  return [key, key.slice(0, key.lastIndexOf('/'))];
}
