import type { Contract, Operation } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import { openCoverage } from '../coverage/coverage.ts';
import type { Reach } from '../coverage/reach.ts';
import { openTally, type Tally } from '../findings/tally.ts';
import type { Exchange, RawFinding } from '../model/case.ts';
import type { Coverage } from '../model/coverage.ts';
import type { Question } from '../model/question.ts';
import type { TestResult } from '../model/test-result.ts';
import { type Outcomes, openOutcomes } from './outcomes.ts';
import { plannedBranches } from './planned-branches.ts';
import { openRuleChecks } from './rule-checks.ts';

/** What a run has sent and received. */
export interface RunRecord {
  readonly findings: readonly RawFinding[];
  readonly counts: TestResult['counts'];
  readonly tally: Tally;
  readonly outcomes: Outcomes;
  onSend(): void;
  onExchange(exchange: Exchange): void;
  /** Records violations beyond single exchanges. */
  onFound(findings: readonly RawFinding[]): void;
  onQuestion(question: Question): void;
  /** The questions that the document leaves open, each once. */
  readonly questions: readonly Question[];
  coverage(): Coverage;
  checks(): TestResult['checks'];
}

/** Opens the record of a run over some operations; responses of other sources count as responses and nothing else. */
export function openRunRecord(
  contract: Contract,
  operations: readonly Operation[],
  judge: Judge,
  reach: Reach,
): RunRecord {
  const branchesOf = (operation: Operation) => plannedBranches(contract, judge, operation);
  const coverage = openCoverage({ contract, judge, operations, branchesOf, ...reach });
  const tally = openTally();
  const checks = openRuleChecks(operations);
  const outcomes = openOutcomes();
  const findings: RawFinding[] = [];
  const questions = new Map<string, Question>();
  const counts = { requests: 0, answers: 0 };
  const onFound = (found: readonly RawFinding[]): void => {
    findings.push(...found);
    checks.conclude(found);
  };
  return {
    findings,
    counts,
    tally,
    outcomes,
    onSend() {
      counts.requests += 1;
    },
    onExchange(exchange) {
      if (exchange.answer.kind === 'response') counts.answers += 1;
      if (exchange.case.source !== undefined) return;
      coverage.record(exchange);
      tally.record(exchange);
      checks.record(exchange);
      outcomes.record(exchange);
      onFound(exchange.findings);
    },
    onFound,
    onQuestion(question) {
      const key = JSON.stringify([question.operation.id, question.subject, question.text]);
      if (!questions.has(key)) questions.set(key, question);
    },
    get questions() {
      return [...questions.values()];
    },
    coverage: () => coverage.result(),
    checks: () => checks.result(),
  };
}
