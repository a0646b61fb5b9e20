import type { Exchange } from '../case.ts';
import type { Operation } from '../model.ts';
import type { RuleName } from '../rules.ts';
import { universalRules } from './spread.ts';

/** An invalid part of a request, and whether it was ever refused. */
export interface Trial {
  readonly operation: Operation;
  /** `query.limit` or `body`. */
  readonly subject: string;
  readonly keyword: string;
  /** The key of the branch. */
  readonly cause: string;
  /** False when one such request was accepted. */
  readonly refused: boolean;
}

/** Counts what was tried, so that what fails everywhere can be told from what fails in one place. */
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
  const count = (key: string, operation: Operation): void => {
    const known = operations.get(key);
    if (known === undefined) operations.set(key, new Set([operation]));
    else known.add(operation);
  };
  return {
    record(exchange) {
      if (exchange.answer.kind === 'none') return;
      const { operation } = exchange.case;
      for (const key of triedKeys(exchange)) count(key, operation);
      const trial = trialOf(exchange);
      if (trial === undefined) return;
      const key = `${operation.id} ${trial.subject} ${trial.cause}`;
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

/** What an answer tries: each rule once, the header rule once for each header that the operation requires. */
function triedKeys({ case: { expect, operation }, request, status }: Exchange): readonly string[] {
  const requiredHeaders = [...operation.responses.values()].flatMap((response) =>
    [...response.headers].filter(([, header]) => header.required).map(([name]) => name),
  );
  const repeatable = operation.parameters.some(
    (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'idempotency-key',
  );
  return [
    'answer',
    ...requiredHeaders.map((name) => `missing-header ${name}`),
    ...(expect.kind === 'documented' ? [] : [expect.rule]),
    ...(request.method === 'HEAD' && operation.method !== 'HEAD' ? ['head-differs'] : []),
    ...(status === 405 ? ['allow-header'] : []),
    ...(repeatable && status < 300 ? ['idempotent-replay', 'idempotency-key-reuse'] : []),
  ];
}

function trialOf({ case: { branch, expect, operation, subject }, status }: Exchange): Trial | undefined {
  if (expect.kind !== 'refused' || expect.rule !== 'invalid-accepted') return undefined;
  if (branch === undefined || subject === undefined) return undefined;
  return { operation, subject, keyword: branch.keyword, cause: branch.key, refused: status >= 400 };
}
