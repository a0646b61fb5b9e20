import { checkExchange } from '../../src/check/check-exchange.ts';
import { makeJudge } from '../../src/contract/judge/judge.ts';
import type { Contract, Operation } from '../../src/contract/model.ts';
import { randomOf } from '../../src/contract/random.ts';
import type { Judge } from '../../src/contract/violation.ts';
import type { Exchange, RawFinding } from '../../src/model/case.ts';
import type { Answer, WireRequest } from '../../src/model/message.ts';
import type { Question } from '../../src/model/question.ts';
import type { ScopedCredential } from '../../src/model/scoped-credential.ts';
import type { Probe, ProbeContext } from '../../src/probes/probe.ts';
import { parseAnswer } from '../../src/wire/parse-answer.ts';
import { toWire } from '../../src/wire/to-wire.ts';
import { makeWorld } from '../../src/world/known-world.ts';
import type { World } from '../../src/world/world.ts';

/** What probes sent, and what was found by them and in what they sent. */
export interface Driven {
  readonly sent: readonly Exchange[];
  readonly findings: readonly RawFinding[];
  readonly world: World;
  readonly questions: readonly Question[];
}

const credentials = {
  headers: [['Authorization', 'Bearer everything']],
  unscoped: [['Authorization', 'Bearer nothing']],
} as const;

const judges = new WeakMap<Contract, Judge>();

/** Drives probes against a server that is a function. */
export function driveProbes(
  contract: Contract,
  probes: readonly Probe[],
  server: (request: WireRequest) => Answer,
  seed = 1,
  scoped: readonly ScopedCredential[] = [],
): Driven {
  const sent: Exchange[] = [];
  const concluded: RawFinding[] = [];
  const questions: Question[] = [];
  const world = makeWorld(contract);
  for (const probe of probes) {
    const onQuestion = (question: Question): void => void questions.push(question);
    const context = { ...contextOf(contract, `${probe.id}`, seed), world, scoped, onQuestion };
    const steps = probe.run(context);
    for (let step = steps.next(); ; ) {
      if (step.done) {
        concluded.push(...step.value);
        break;
      }
      const [first, ...beside] = [step.value, ...(step.value.beside ?? [])].map((one): Exchange => {
        const request = toWire(one, credentials, contract.schemas);
        const answer = server(request);
        const status = answer.kind === 'response' ? answer.status : 0;
        const facts = { case: one, request, answer, json: parseAnswer(answer).json, status };
        const exchange = { ...facts, findings: checkExchange(contract, context.judge, facts) };
        world.observe(exchange);
        sent.push(exchange);
        return exchange;
      });
      if (first === undefined) throw new RangeError('Nothing was sent.');
      step = steps.next({ ...first, beside });
    }
  }
  return { sent, world, questions, findings: [...sent.flatMap(({ findings }) => findings), ...concluded] };
}

/** What a probe may look at before anything is sent. */
export function contextOf(contract: Contract, name = 'test', seed = 1): ProbeContext {
  const judge = judges.get(contract) ?? makeJudge(contract);
  judges.set(contract, judge);
  const world = makeWorld(contract);
  const credentials = { hasUnscoped: true, hasOtherTenant: false, scoped: [] };
  return { contract, judge, world, random: randomOf(seed, name), ...credentials, onQuestion: () => {} };
}

/** An operation by its id. */
export function operationOf({ operations }: Contract, id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new RangeError(`There is no operation ${id}.`);
  return found;
}

/** `rule operation instancePath` of each finding, sorted, each once. */
export function told({ findings }: Driven): readonly string[] {
  const lines = findings.map(
    ({ rule, operation, instancePath }) => `${rule} ${operation.id} ${instancePath}`,
  );
  return [...new Set(lines)].sort();
}
