import type { Contract, Json, Operation, Parameter, Place } from '../contract/model.ts';
import { holds, seenBy } from '../expressions/condition.ts';
import { findsEntry } from '../expressions/entry-filter.ts';
import type { Scope } from '../expressions/evaluate.ts';
import { fill } from '../expressions/template.ts';
import type { Case, Exchange, RawFinding, RequestParts } from '../model/case.ts';
import { caseOf, documented, numbered } from '../model/case-of.ts';
import type { OtherSource } from '../model/other-source.ts';
import { isSound } from '../probes/flows/steps/soundness.ts';
import type { Probe } from '../probes/probe.ts';
import { withParameter } from '../probes/requests/parameter-values.ts';
import type { Criterion, Scenario, ScenarioStep } from './scenario.ts';
import { ScenarioError } from './scenario.ts';

/** The maximum number of requests of a scenario. */
const mostRequests = 200;

/** A step with the operation it calls. */
interface BoundStep {
  readonly step: ScenarioStep;
  /** Undefined for the contract under test. */
  readonly source: OtherSource | undefined;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/**
 * The probes of scenarios, `scenario/<workflowId>`. A criterion that does not hold is a finding and ends its scenario.
 *
 * @param others the other APIs that steps call.
 * @throws ScenarioError for an operation, a parameter or a media type that is not in the contract.
 */
export function scenarioProbes(
  contract: Contract,
  scenarios: readonly Scenario[],
  others: readonly OtherSource[] = [],
): Probe[] {
  return scenarios.map((scenario) => {
    const steps = scenario.steps.map((step) => bind(contract, others, step));
    const id = `scenario/${scenario.id}`;
    const tested = steps.filter(({ source }) => source === undefined);
    const operations = [...new Set(tested.map(({ operation }) => operation.id))];
    const withheld: Probe['withheld'] = (sent) => [notSent(sent, scenario.place)];
    return { id, operations, phase: 'state', run: () => walk(id, scenario, steps), withheld };
  });
}

function bind(contract: Contract, others: readonly OtherSource[], step: ScenarioStep): BoundStep {
  const source = others.find(({ name }) => name === step.source);
  if (source === undefined && step.source !== undefined)
    return fail(step.place, `The source \`${step.source}\` has no address.`);
  const { operations } = source?.contract ?? contract;
  const operation = operations.find(({ id }) => id === step.operationId);
  if (operation === undefined) {
    const whose = step.source === undefined ? 'The contract' : `The source \`${step.source}\``;
    return fail(step.place, `${whose} has no operation \`${step.operationId}\`.`);
  }
  const parameters = step.parameters.map(({ name, in: group, place }) => {
    const isIt = (one: Parameter): boolean =>
      one.in === group &&
      (one.name === name || (group === 'header' && one.name.toLowerCase() === name.toLowerCase()));
    return (
      operation.parameters.find(isIt) ??
      fail(place, `\`${operation.id}\` has no ${group} parameter \`${name}\`.`)
    );
  });
  const needed = operation.parameters.find((one) => one.in === 'path' && !parameters.includes(one));
  if (needed !== undefined) fail(step.place, `The path parameter \`${needed.name}\` needs a value.`);
  if (step.body !== undefined && operation.body?.content.has(step.body.mediaType) !== true) {
    fail(step.place, `\`${operation.id}\` takes no body of the media type ${step.body.mediaType}.`);
  }
  return { step, source, operation, parameters };
}

function* walk(
  id: string,
  { inputs, place }: Scenario,
  steps: readonly BoundStep[],
): Generator<Case, readonly RawFinding[], Exchange> {
  const named = numbered();
  const outputs: Record<string, Record<string, Json>> = {};
  let at = 0;
  for (let count = 1; ; count += 1) {
    const bound = steps[at];
    if (bound === undefined) return [];
    const { step } = bound;
    const parts = partsOf(bound, { exchange: undefined, inputs, steps: outputs });
    const { source, operation } = bound;
    const exchange = yield caseOf(id, named(step.id), operation, parts, documented, source && { source });
    if (!isSound(exchange)) return [];
    const scope: Scope = { exchange, inputs, steps: outputs };
    const broken = step.criteria.find((criterion) => !isMet(criterion, scope));
    if (broken !== undefined)
      return [finding(exchange, `${step.id} ${broken.text}`, broken.text, seen(broken, scope), broken.place)];
    outputs[step.id] = outputsOf(step, scope);
    const action = step.onSuccess.find(({ criteria }) => criteria.every((one) => isMet(one, scope)));
    if (action !== undefined && action.goTo === undefined) return [];
    at = action === undefined ? at + 1 : steps.findIndex(({ step: other }) => other.id === action.goTo);
    if (count < mostRequests || at >= steps.length) continue;
    return [finding(exchange, 'no end', `an end within ${mostRequests} requests`, 'none', place)];
  }
}

function partsOf({ step, parameters }: BoundStep, scope: Scope): RequestParts {
  const payload = step.body && fill(step.body.payload, scope);
  const body =
    step.body && payload !== undefined ? { mediaType: step.body.mediaType, value: payload } : undefined;
  return step.parameters.reduce<RequestParts>(
    (parts, { value }, at) => {
      const parameter = parameters[at];
      return parameter === undefined ? parts : withParameter(parts, parameter, fill(value, scope));
    },
    { path: {}, query: {}, headers: {}, cookies: {}, body },
  );
}

function outputsOf({ outputs }: ScenarioStep, scope: Scope): Record<string, Json> {
  return Object.fromEntries(
    outputs.flatMap(([name, template]) => {
      const value = fill(template, scope);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function isMet({ test }: Criterion, scope: Scope): boolean {
  return test.kind === 'simple'
    ? holds(test.condition, scope)
    : findsEntry(test.filter, scope.exchange?.json);
}

function seen({ test }: Criterion, scope: Scope): string {
  if (test.kind === 'entry') return 'no such entry';
  return seenBy(test.condition, scope);
}

function notSent(sent: Pick<Exchange, 'case' | 'request'>, place: Place): RawFinding {
  const { method, target } = sent.request;
  const expected = 'steps that change only what the run created, or --allow-existing';
  return finding(sent, 'not sent', expected, `${method} ${target}, which was not sent`, place);
}

function finding(
  { case: sent, request }: Pick<Exchange, 'case' | 'request'>,
  cause: string,
  expected: string,
  actual: string,
  place: Place,
): RawFinding {
  const { operation } = sent;
  const at = { rule: 'scenario', operation, shared: false, instancePath: '', case: sent, request } as const;
  return { ...at, cause: `${sent.id.split('/').slice(0, 2).join('/')} ${cause}`, expected, actual, place };
}

function fail({ file, line, pointer }: Place, sentence: string): never {
  throw new ScenarioError(`${file}:${line} (${pointer}): ${sentence}`);
}
