import { memberOf } from '../contract/json-pointer.ts';
import type { Json, Operation, Parameter } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { Exchange, RequestParts } from '../model/case.ts';
import type { Ledger } from './ledger.ts';
import { isOfTheProtocol, parameterBarrier, type Reach } from './reach.ts';
import type { RequestBranch } from './request-branches.ts';

/** The axis `parameters`: each one valid, absent if optional, and invalid if its schema can be violated. */
export function openParameterCoverage(
  ledger: Ledger,
  {
    judge,
    operations,
    branchesOf,
    ...reach
  }: Reach & {
    readonly judge: Judge;
    readonly operations: readonly Operation[];
    readonly branchesOf: (operation: Operation) => readonly RequestBranch[];
  },
): (exchange: Exchange) => void {
  ledger.addLater(() => {
    for (const operation of operations) {
      for (const parameter of operation.parameters) {
        if (!isOfTheProtocol(parameter)) addItems(ledger, reach, operation, parameter, branchesOf(operation));
      }
    }
  });
  return ({ case: { expect, operation, parts, subject, unchecked } }) => {
    for (const parameter of operation.parameters) {
      const name = `${parameter.in}.${parameter.name}`;
      const key = `${operation.id} ${name}`;
      const value = sentValue(parts, parameter);
      const isSpoiled = subject === name && expect.kind === 'refused' && expect.rule === 'invalid-accepted';
      if (isSpoiled && value !== undefined) ledger.tick('parameters', `${key} invalid`);
      if (unchecked === true) continue;
      if (value === undefined) ledger.tick('parameters', `${key} absent`);
      else if (
        !ledger.isTicked('parameters', `${key} valid`) &&
        judge.isValid(parameter.schema, value, 'request')
      ) {
        ledger.tick('parameters', `${key} valid`);
      }
    }
  };
}

function addItems(
  ledger: Ledger,
  reach: Reach,
  operation: Operation,
  parameter: Parameter,
  branches: readonly RequestBranch[],
): void {
  const subject = `${parameter.in}.${parameter.name}`;
  const add = (way: 'valid' | 'absent' | 'invalid', unmade?: string): void => {
    const item = `${operation.id} ${subject} ${way}`;
    ledger.add('parameters', item, item, parameterBarrier(reach, operation, way) ?? unmade);
  };
  add('valid');
  if (!parameter.required) add('absent');
  const breaking = branches.filter((branch) => branch.subject === subject && branch.side === 'invalid');
  const isMade = breaking.some(({ unmade }) => unmade === undefined);
  if (breaking.length > 0) add('invalid', isMade ? undefined : breaking[0]?.unmade);
}

function sentValue(parts: RequestParts, parameter: Parameter): Json | undefined {
  const places = { path: parts.path, query: parts.query, header: parts.headers, cookie: parts.cookies };
  return memberOf(places[parameter.in], parameter.name) as Json | undefined;
}
