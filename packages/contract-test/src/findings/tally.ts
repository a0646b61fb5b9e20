import type { Operation } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import type { RuleName } from '../model/rules.ts';
import { universalRules } from './spread.ts';

/** A branch violated at one place of a request, and whether every such request was refused. */
export interface Trial {
  readonly operation: Operation;
  /** `query.limit` or `body`. */
  readonly subject: string;
  readonly keyword: string;
  /** The key of the branch. */
  readonly cause: string;
  /** JSON pointer inside the parameter or body. */
  readonly instancePath: string;
  /** False if one such request was accepted. */
  readonly refused: boolean;
}

/** Counts what was tried, to distinguish what fails everywhere from what fails in one place. */
export interface Tally {
  record(exchange: Exchange): void;
  /** How many operations showed, or could have shown, a cause of a rule. */
  tried(rule: RuleName, cause: string): number;
  trials(): readonly Trial[];
}

/** Opens an empty tally. */
export function openTally(): Tally {
  const operations = new Map<string, Set<Operation>>();
  const trials = new Map<string, Trial>();
  const always = new Map<Operation, readonly string[]>();
  const count = (key: string, operation: Operation): void => {
    const known = operations.get(key);
    if (known === undefined) operations.set(key, new Set([operation]));
    else known.add(operation);
  };
  return {
    record(exchange) {
      if (exchange.answer.kind === 'none') return;
      const { operation } = exchange.case;
      const byAny = always.get(operation) ?? triedByAny(operation);
      always.set(operation, byAny);
      for (const key of byAny) count(key, operation);
      for (const key of triedKeys(exchange)) count(key, operation);
      const trial = trialOf(exchange);
      if (trial === undefined) return;
      const key = trialKey(trial);
      trials.set(key, { ...trial, refused: trial.refused && trials.get(key)?.refused !== false });
    },
    tried(rule, cause) {
      const key = rule === 'missing-header' ? `${rule} ${cause}` : rule;
      return (
        operations.get(universalRules.has(rule) && rule !== 'missing-header' ? 'answer' : key)?.size ?? 0
      );
    },
    trials: () => [...trials.values()],
  };
}

/** The key of a trial: operation, subject, branch and place. */
export function trialKey({
  operation,
  subject,
  cause,
  instancePath,
}: Pick<Trial, 'operation' | 'subject' | 'cause' | 'instancePath'>): string {
  return `${operation.id} ${subject} ${cause} ${instancePath}`;
}

/** The rules that any response of an operation tries: that there is one, and that it has every required header. */
function triedByAny(operation: Operation): readonly string[] {
  const requiredHeaders = [...operation.responses.values()].flatMap((response) =>
    [...response.headers].filter(([, header]) => header.required).map(([name]) => name),
  );
  return ['answer', ...requiredHeaders.map((name) => `missing-header ${name}`)];
}

/** The rules that a response tries in addition. */
function triedKeys({ case: { expect, operation }, request, status }: Exchange): readonly string[] {
  const repeatable = operation.parameters.some(
    (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'idempotency-key',
  );
  return [
    ...(expect.kind === 'documented' ? [] : [expect.rule]),
    ...(request.method === 'HEAD' && operation.method !== 'HEAD' ? ['head-differs'] : []),
    ...(status === 405 ? ['allow-header'] : []),
    ...(repeatable && status < 300 ? ['idempotent-replay', 'idempotency-key-reuse'] : []),
  ];
}

function trialOf({ case: { branch, expect, operation, subject }, status }: Exchange): Trial | undefined {
  if (expect.kind !== 'refused' || expect.rule !== 'invalid-accepted') return undefined;
  if (branch === undefined || subject === undefined) return undefined;
  const { key: cause, keyword, instancePath } = branch;
  return { operation, subject, keyword, cause, instancePath, refused: status >= 400 };
}
