import { checkExchange } from '../../src/check/check-exchange.ts';
import type { Sent } from '../../src/check/violation.ts';
import { makeJudge } from '../../src/contract/judge/judge.ts';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { Contract, Operation } from '../../src/contract/model.ts';
import type { Judge } from '../../src/contract/violation.ts';
import type { Case, Exchange } from '../../src/model/case.ts';
import type { Answer } from '../../src/model/message.ts';
import { parseAnswer } from '../../src/wire/parse-answer.ts';

type Lines = Readonly<Record<string, string>>;

/** An answer of a test: a text as it is, anything else as JSON, with headers by their names. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers?: Lines;
  readonly json?: unknown;
  readonly body?: string | Uint8Array;
}

/** The contract `shop.yaml` and what tests do with it. */
export interface Shop {
  readonly contract: Contract;
  readonly judge: Judge;
  operation(id: string): Operation;
  /** What was sent for an operation, and the answer; `undefined` for none. */
  sent(operation: string, answer: GivenAnswer | undefined, facts?: Partial<Case>): Sent;
  /** The same with what the checks find in it. */
  exchange(operation: string, answer: GivenAnswer | undefined, facts?: Partial<Case>): Exchange;
}

/** Loads the contract of the tests. */
export async function openShop(): Promise<Shop> {
  const contract = await loadContract(`${import.meta.dirname}/shop.yaml`);
  const judge = makeJudge(contract);
  const operation = (id: string): Operation => {
    const found = contract.operations.find((each) => each.id === id);
    if (found === undefined) throw new Error(`There is no operation ${id}.`);
    return found;
  };
  const sent: Shop['sent'] = (id, given, facts = {}) => {
    const parts = { path: {}, query: {}, headers: {}, cookies: {}, body: undefined };
    const sentCase: Case = {
      id: `${id}/test`,
      operation: operation(id),
      parts,
      expect: { kind: 'documented' },
      ...facts,
    };
    const { method, path } = sentCase.operation;
    const request = { method: facts.tampering?.method ?? method, target: path, headers: [], body: undefined };
    const answer = answerOf(given);
    return { case: sentCase, request, answer, json: parseAnswer(answer).json, status: given?.status ?? 0 };
  };
  return {
    contract,
    judge,
    operation,
    sent,
    exchange(id, given, facts) {
      const facets = sent(id, given, facts);
      return { ...facets, findings: checkExchange(contract, judge, facets) };
    },
  };
}

function answerOf(given: GivenAnswer | undefined): Answer {
  if (given === undefined) return { kind: 'none', reason: 'the connection was closed' };
  const { status, headers = {}, json, body = json === undefined ? '' : JSON.stringify(json) } = given;
  const type: Lines = json === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' };
  return {
    kind: 'response',
    status,
    headers: Object.entries({ ...type, ...headers }),
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  };
}
