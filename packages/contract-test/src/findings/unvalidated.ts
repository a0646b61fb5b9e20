import { grouped } from '../contract/grouped.ts';
import type { Contract, Operation } from '../contract/model.ts';
import type { RawFinding } from '../model/case.ts';
import { type Trial, trialKey } from './tally.ts';
import { uncheckedParts } from './unchecked-part.ts';

/** A finding whose cause is not in a single operation, however many operations showed it. */
export interface AttributedFinding extends RawFinding {
  readonly everywhere?: boolean;
}

/**
 * Assigns accepted invalid requests their shared cause. Where a parameter or a body is not validated at all (nothing
 * that was tried on it was refused), that is one cause, and so is a whole operation without validation, a server
 * without, a part of a value below which nothing is checked, or a keyword that is checked nowhere. Other findings stay
 * as they are.
 */
export function withSharedCauses(
  contract: Contract,
  raw: readonly RawFinding[],
  trials: readonly Trial[],
): readonly AttributedFinding[] {
  const byOperation = grouped(trials, (trial) => trial.operation);
  const openOperations = openGroups(
    byOperation,
    (group) => new Set(group.map(({ subject }) => subject)).size > 1,
  );
  const openSubjects = openGroups(grouped(trials, (trial) => subjectKey(trial.operation, trial.subject)));
  const elsewhere = trials.filter(
    ({ operation, subject }) => !openSubjects.has(subjectKey(operation, subject)),
  );
  const openKeywords = openGroups(grouped(elsewhere, (trial) => trial.keyword));
  const parts = new Map([...uncheckedParts(trials)].map(([trial, path]) => [trialKey(trial), path]));
  const everywhere = openOperations.size > 1 && openOperations.size === byOperation.size;
  return raw.map((finding) => {
    const { operation } = finding;
    const { branch, subject } = finding.case;
    if (finding.rule !== 'invalid-accepted' || branch === undefined || subject === undefined) return finding;
    if (openOperations.has(operation)) {
      return {
        ...finding,
        cause: 'request',
        shared: false,
        place: contract.placeOf(operation.node),
        everywhere,
      };
    }
    if (openSubjects.has(subjectKey(operation, subject))) return atSubject(contract, finding, subject);
    const part = parts.get(
      trialKey({ operation, subject, cause: branch.key, instancePath: branch.instancePath }),
    );
    if (part !== undefined) return atPart(finding, subject, part);
    if (!openKeywords.has(branch.keyword)) return finding;
    return { ...finding, cause: branch.keyword, shared: false, everywhere: true };
  });
}

/** The groups in which at least two different things were tried, and nothing was refused. */
function openGroups<K>(
  groups: ReadonlyMap<K, readonly Trial[]>,
  isWide: (trials: readonly Trial[]) => boolean = () => true,
): ReadonlySet<K> {
  const open = [...groups].filter(
    ([, trials]) =>
      trials.every(({ refused }) => !refused) &&
      new Set(trials.map(({ cause }) => cause)).size > 1 &&
      isWide(trials),
  );
  return new Set(open.map(([key]) => key));
}

function atSubject(contract: Contract, finding: RawFinding, subject: string): RawFinding {
  const { operation } = finding;
  const node =
    subject === 'body'
      ? operation.body?.node
      : operation.parameters.find((parameter) => `${parameter.in}.${parameter.name}` === subject)?.node;
  if (node === undefined) return finding;
  return { ...finding, cause: subject, shared: contract.isShared(node), place: contract.placeOf(node) };
}

function atPart(finding: RawFinding, subject: string, part: string): RawFinding {
  const expected = `${finding.expected}; nothing is checked below ${part}`;
  return { ...finding, cause: `${subject} below ${part}`, shared: false, expected };
}

function subjectKey(operation: Operation, subject: string): string {
  return `${operation.id} ${subject}`;
}
