import { createHash } from 'node:crypto';
import type { Contract } from '../contract/model.ts';
import type { RawFinding } from '../model/case.ts';
import type { Finding } from '../model/finding.ts';
import type { WireRequest } from '../model/message.ts';
import { type RuleName, rules } from '../model/rules.ts';
import { withoutEchoes, withoutWrongRefusals } from './echoes.ts';
import { anyPosition, type Group, groupByCause, placeKey, withTuplesAsOne } from './group.ts';
import { withoutOverfull } from './overfull.ts';
import type { Tally } from './tally.ts';
import { withSharedCauses } from './unvalidated.ts';

export interface MergeSettings {
  readonly contract: Contract;
  readonly seed: number;
  /** A shell line that repeats a request, to the target or elsewhere. */
  readonly curl: (request: WireRequest, elsewhere?: string) => string;
  /** The tally of the run that produced the findings. */
  readonly tally: Tally;
}

const lesser: ReadonlySet<RuleName> = new Set<RuleName>([
  'undocumented-field',
  'undocumented-header',
  'white-space-lost',
]);

/**
 * One finding for each root cause, shown by its shortest request: errors first, then in the order of the contract's
 * operations and of the rules. Raw findings are in order of detection.
 */
export function mergeFindings(raw: readonly RawFinding[], settings: MergeSettings): Finding[] {
  const { contract, tally } = settings;
  const order = new Map(contract.operations.map((operation, index) => [operation.id, index]));
  const ruleOrder = new Map(Object.keys(rules).map((rule, index) => [rule, index]));
  const causes = withSharedCauses(
    contract,
    withTuplesAsOne(withoutOverfull(withoutWrongRefusals(withoutEchoes(raw)))),
    tally.trials(),
  );
  const found = groupByCause(causes, tally).map((group) => findingOf(group, order, settings));
  const rank = ({ finding }: (typeof found)[number]): readonly number[] => [
    finding.severity === 'error' ? 0 : 1,
    order.get(finding.operation) ?? order.size,
    ruleOrder.get(finding.rule) ?? 0,
  ];
  return found
    .sort((one, other) => compareNumbers(rank(one), rank(other)) || compareTexts(one.cause, other.cause))
    .map(({ finding }) => finding);
}

function findingOf(
  { findings, wide }: Group,
  order: ReadonlyMap<string, number>,
  { seed, curl }: MergeSettings,
): { readonly finding: Finding; readonly cause: string } {
  const shown = findings.reduce((best, each) => (isSimpler(each, best) ? each : best));
  const operations = [...new Set(findings.map(({ operation }) => operation.id))].sort(
    (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
  );
  const operation = shown.operation.id;
  const places = findings.filter(({ shared }) => shared).map(({ place }) => anyPosition(placeKey(place)));
  const cause = [shown.cause, ...places.sort(compareTexts).slice(0, 1)].join(' ');
  return {
    cause,
    finding: {
      id: idOf(shown.rule, wide ? '*' : (operations[0] ?? operation), cause),
      rule: shown.rule,
      severity: lesser.has(shown.rule) ? 'warning' : 'error',
      operation,
      alsoIn: operations.filter((other) => other !== operation),
      instancePath: shown.instancePath,
      expected: shown.expected,
      actual: shown.actual,
      place: shown.place,
      curl: curl(shown.request, shown.case.source?.baseUrl),
      replay: `${seed}:${shown.case.id}`,
      before: (shown.before ?? []).map((earlier) => ({
        operation: earlier.case.operation.id,
        status: earlier.status,
        curl: curl(earlier.request),
        replay: `${seed}:${earlier.case.id}`,
      })),
      count: new Set(findings.map(({ request }) => request)).size,
    },
  };
}

function idOf(rule: RuleName, operation: string, cause: string): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, operation, cause]))
    .digest('hex')
    .slice(0, 10);
}

/** Whether a finding is easier to investigate: it has a shorter request, or else comes first in text order. */
function isSimpler(one: RawFinding, other: RawFinding): boolean {
  const byLength = lengthOf(one.request) - lengthOf(other.request);
  if (byLength !== 0) return byLength < 0;
  const text = ({ case: { id }, instancePath, actual }: RawFinding): string =>
    `${id} ${instancePath} ${actual}`;
  return compareTexts(text(one), text(other)) < 0;
}

function lengthOf({ method, target, headers, body = '' }: WireRequest): number {
  return (
    method.length + target.length + body.length + headers.reduce((sum, line) => sum + line.join().length, 0)
  );
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const difference = one.findIndex((value, index) => value !== other[index]);
  return difference < 0 ? 0 : (one[difference] ?? 0) - (other[difference] ?? 0);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
