import type { Contract, Operation } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { Exchange } from '../model/case.ts';
import type { Coverage } from '../model/coverage.ts';
import { coverageOf, openLedger } from './ledger.ts';
import { openParameterCoverage } from './parameters.ts';
import type { Reach } from './reach.ts';
import { openRequestBranchCoverage, type RequestBranch } from './request-branches.ts';
import { openResponseBranchCoverage } from './response-branch-coverage.ts';
import { openStatusCoverage } from './statuses.ts';

export interface CoverageSettings extends Reach {
  readonly contract: Contract;
  readonly judge: Judge;
  /** The operations under test. */
  readonly operations: readonly Operation[];
  /** The request side of an operation, from boundary enumeration; requested at the end, as it takes long. */
  readonly branchesOf: (operation: Operation) => readonly RequestBranch[];
}

/** Follows a run and measures how much of the contract it reached. */
export interface CoverageRecorder {
  record(exchange: Exchange): void;
  result(): Coverage;
}

/**
 * Opens the coverage of a run on five axes. Items that the profile cannot reach are unreachable, with the reason; an
 * unchecked response, and one to HEAD beside a declared GET, only covers the request side.
 */
export function openCoverage(settings: CoverageSettings): CoverageRecorder {
  const ledger = openLedger();
  const recorders = [
    openStatusCoverage(ledger, settings),
    openParameterCoverage(ledger, settings),
    openRequestBranchCoverage(ledger, settings),
    openResponseBranchCoverage(ledger, settings),
  ];
  return {
    record(exchange) {
      if (exchange.answer.kind === 'none') return;
      for (const record of recorders) record(exchange);
    },
    result: () => coverageOf(ledger.items()),
  };
}
