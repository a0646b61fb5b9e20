import type { Operation } from '../contract/model.ts';
import type { Exchange, RawFinding } from '../model/case.ts';
import { type RuleName, rules } from '../model/rules.ts';
import type { Check } from '../model/test-result.ts';

/** Follows a run and records which rules were tried on which operations. */
export interface RuleChecks {
  record(exchange: Exchange): void;
  /** Records conclusions of probes beyond single exchanges. */
  conclude(findings: readonly RawFinding[]): void;
  result(): readonly Check[];
}

/** Opens the record of the rules that are tried on some operations. */
export function openRuleChecks(operations: readonly Operation[]): RuleChecks {
  const tried = new Map<string, Set<RuleName>>();
  const note = ({ id }: Operation, names: readonly RuleName[]): void => {
    const known = tried.get(id) ?? new Set();
    for (const name of names) known.add(name);
    tried.set(id, known);
  };
  return {
    record: (exchange) => note(exchange.case.operation, rulesTriedBy(exchange)),
    conclude: (findings) => {
      for (const { operation, rule } of findings) note(operation, [rule]);
    },
    result: () =>
      operations.flatMap(({ id }) => {
        const names = tried.get(id) ?? new Set<RuleName>();
        return (Object.keys(rules) as RuleName[])
          .filter((rule) => names.has(rule))
          .map((rule) => ({ operation: id, rule }));
      }),
  };
}

/** The rules checked on an exchange, without conclusions that probes draw from several. */
function rulesTriedBy({ case: sent, answer, json }: Exchange): readonly RuleName[] {
  if (answer.kind === 'none') return ['no-answer'];
  const expected: RuleName[] = sent.expect.kind === 'documented' ? [] : [sent.expect.rule];
  const atAll: RuleName[] = ['no-answer', 'server-error', ...expected];
  if (sent.unchecked === true && answer.status < 400) return atAll;
  const headers = [...sent.operation.responses.values()].flatMap((response) => [
    ...response.headers.values(),
  ]);
  return [
    ...atAll,
    'undocumented-status',
    'media-type',
    'undocumented-header',
    ...(headers.some(({ required }) => required) ? (['missing-header'] as const) : []),
    ...(headers.length > 0 ? (['header-value'] as const) : []),
    ...(answer.body.length > 0 ? (['unreadable-body'] as const) : []),
    ...(json === undefined ? [] : (['response-body', 'undocumented-field'] as const)),
    ...(answer.status === 405 && expected.includes('undeclared-method') ? (['allow-header'] as const) : []),
  ];
}
