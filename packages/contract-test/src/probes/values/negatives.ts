import { randomInstance } from '../../branches/sample.ts';
import { grouped } from '../../contract/grouped.ts';
import type { Operation } from '../../contract/model.ts';
import type { Case, Exchange, Expectation, RequestParts } from '../../model/case.ts';
import { documented } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { rootCauses, type Tried } from './root-causes.ts';
import { bodyTrials, type Trial, trialCase, trialsOf } from './trials.ts';

/** How many invalid places of a random body are tried. */
const randomCount = 6;

/**
 * Sends requests that are invalid in one place: every boundary of every parameter and of the body, and some places of a
 * random body. Each must be refused. Once one is accepted, the others of the same parameter or body are first tried
 * without a check, and those with the same cause are not reported.
 */
export function negativeProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'negatives', 'spoil', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const trials = [
        ...trialsOf(context, operation, base, 'invalid'),
        ...aroundRandom(context, operation, base),
      ];
      for (const group of grouped(trials, ({ subject }) => subject).values()) {
        yield* tryAll(context, operation, id, group);
      }
      return [];
    }),
  );
}

function* tryAll(
  context: ProbeContext,
  operation: Operation,
  id: string,
  trials: readonly Trial[],
): Generator<Case, void, Exchange> {
  const send = (trial: Trial): Case =>
    trialCase(context, operation, id, trial, refusal(trial.candidate.branch.detail));
  const sendInSilence = (trial: Trial): Case =>
    trialCase(context, operation, id, { ...trial, name: `${trial.name}/silent` }, documented);
  const tried: (Tried & { readonly trial: Trial })[] = [];
  let first: Trial | undefined;
  for (const trial of trials) {
    const { status } = yield first === undefined ? send(trial) : sendInSilence(trial);
    const accepted = status > 0 && status < 400;
    tried.push({ trial, branch: trial.candidate.branch, accepted });
    if (accepted) first ??= trial;
  }
  if (first === undefined) return;
  const silent = tried.slice(tried.findIndex(({ trial }) => trial === first) + 1);
  const isOpen = tried.every(({ accepted }) => accepted);
  const others = rootCauses(tried).filter((group) => !group.some(({ trial }) => trial === first));
  const told = new Set(others.map((group) => group[0]?.trial));
  for (const { trial, accepted } of silent) {
    if (isOpen || !accepted || told.has(trial)) yield send(trial);
  }
}

function refusal(detail: string): Expectation {
  return { kind: 'refused', rule: 'invalid-accepted', because: detail };
}

/** Some of the trials that make a random body invalid in one place. */
function aroundRandom(context: ProbeContext, operation: Operation, base: RequestParts): readonly Trial[] {
  const mediaType = base.body?.mediaType;
  const content = mediaType === undefined ? undefined : operation.body?.content.get(mediaType);
  if (content === undefined) return [];
  const around = randomInstance(context, content.schema, 'request', 2);
  if (around === undefined) return [];
  const left = [...bodyTrials(context, operation, base, 'invalid', around)];
  const picked: Trial[] = [];
  while (picked.length < randomCount && left.length > 0) {
    picked.push(...left.splice(context.random.integer(0, left.length - 1), 1));
  }
  return picked.map((trial) => ({ ...trial, name: `random/${trial.name}` }));
}
