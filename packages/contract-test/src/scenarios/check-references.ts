import type { Place } from '../contract/model.ts';
import { expressionsIn } from '../expressions/condition.ts';
import type { Expression } from '../expressions/expression.ts';
import { expressionsOf } from '../expressions/template.ts';
import type { Criterion, Scenario, ScenarioStep } from './scenario.ts';
import { ScenarioError } from './scenario.ts';

/**
 * Checks the names in a scenario: step ids are unique, and every input, step and output that an expression or an action
 * names exists.
 *
 * @throws ScenarioError
 */
export function checkReferences({ inputs, steps }: Scenario): void {
  const byId = new Map<string, ScenarioStep>();
  for (const step of steps) {
    if (byId.has(step.id)) fail(step.place, `Duplicate step \`${step.id}\`.`);
    byId.set(step.id, step);
  }
  for (const step of steps) {
    for (const { goTo } of step.onSuccess) {
      if (goTo !== undefined && !byId.has(goTo)) fail(step.place, `Unknown step \`${goTo}\`.`);
    }
    for (const expression of expressionsOfStep(step)) {
      if (expression.kind === 'input' && !Object.hasOwn(inputs, expression.name)) {
        fail(step.place, `Unknown input \`${expression.name}\`.`);
      }
      if (expression.kind !== 'output') continue;
      const outputs = byId.get(expression.step)?.outputs.map(([name]) => name) ?? [];
      if (!outputs.includes(expression.name)) {
        fail(step.place, `Unknown output \`${expression.name}\` of step \`${expression.step}\`.`);
      }
    }
  }
}

function expressionsOfStep({
  parameters,
  body,
  criteria,
  onSuccess,
  outputs,
}: ScenarioStep): readonly Expression[] {
  const templates = [
    ...parameters.map(({ value }) => value),
    ...(body === undefined ? [] : [body.payload]),
    ...outputs.map(([, value]) => value),
  ];
  const conditions = [...criteria, ...onSuccess.flatMap((action) => action.criteria)];
  return [...templates.flatMap(expressionsOf), ...conditions.flatMap(expressionsOfCriterion)];
}

function expressionsOfCriterion({ test }: Criterion): readonly Expression[] {
  return test.kind === 'simple' ? expressionsIn(test.condition).map(({ expression }) => expression) : [];
}

function fail({ file, line, pointer }: Place, sentence: string): never {
  throw new ScenarioError(`${file}:${line} (${pointer}): ${sentence}`);
}
