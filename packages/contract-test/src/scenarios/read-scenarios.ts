import { dirname, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { readCondition } from '../expressions/condition.ts';
import { readEntryFilter } from '../expressions/entry-filter.ts';
import { readTemplate } from '../expressions/template.ts';
import { checkReferences } from './check-references.ts';
import { NodeReader } from './node-reader.ts';
import type {
  Criterion,
  Scenario,
  ScenarioAction,
  ScenarioParameter,
  ScenarioSource,
  ScenarioStep,
} from './scenario.ts';
import { ScenarioError } from './scenario.ts';

/**
 * Reads the workflows of an Arazzo 1.0 document: steps that call operations by their `operationId`, with parameters, a
 * body, criteria, outputs, and `goto` and `end` after a success. The first source description is the contract under
 * test; if there are several, each step says whose operation it calls: `$sourceDescriptions.NAME.OPERATION`.
 *
 * @throws ScenarioError for unsupported features of Arazzo, and for invalid documents.
 */
export function readScenarios(file: string, source: string): Scenario[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined) throw new ScenarioError(`${file}: ${broken.message}`);
  const root = new NodeReader(file, lines, document.contents);
  root.only('arazzo', 'info', 'sourceDescriptions', 'workflows');
  const version = root.required('arazzo');
  if (!/^1\.0\.\d+$/.test(version.text())) version.fail('Only Arazzo 1.0 is supported.');
  const [tested, ...others] = root
    .required('sourceDescriptions')
    .items()
    .map((one) => readSource(one, file));
  if (tested === undefined) return root.fail('A source description is required: the contract under test.');
  const sources = { tested, others };
  const scenarios = root
    .required('workflows')
    .items()
    .map((workflow) => readWorkflow(workflow, sources));
  for (const scenario of scenarios) checkReferences(scenario);
  return scenarios;
}

interface Sources {
  readonly tested: ScenarioSource;
  readonly others: readonly ScenarioSource[];
}

function readSource(source: NodeReader, file: string): ScenarioSource {
  source.only('name', 'url', 'type');
  const type = source.member('type');
  if (type !== undefined && type.text() !== 'openapi') type.fail('Only openapi is supported.');
  const name = source.required('name');
  if (!/^[\w-]+$/.test(name.text())) name.fail('A name may only contain letters, digits, _ and -.');
  const url = source.required('url');
  if (/^[a-z][a-z\d+.-]+:/i.test(url.text())) url.fail('Only files are supported: give a relative path.');
  return { name: name.text(), file: join(dirname(file), url.text()), place: source.place };
}

function readWorkflow(workflow: NodeReader, sources: Sources): Scenario {
  workflow.only('workflowId', 'summary', 'description', 'inputs', 'steps');
  const steps = workflow
    .required('steps')
    .items()
    .map((step) => readStep(step, sources));
  if (steps.length === 0) workflow.fail('A workflow needs steps.');
  const id = workflow.required('workflowId').text();
  const inputs = readInputs(workflow.member('inputs'));
  return { id, sources: sources.others, inputs, steps, place: workflow.place };
}

/** The inputs take their defaults, since none are given. */
function readInputs(inputs: NodeReader | undefined): Scenario['inputs'] {
  inputs?.only('type', 'properties', 'required');
  const properties = inputs?.required('properties').members() ?? [];
  return Object.fromEntries(properties.map(([name, schema]) => [name, schema.required('default').json()]));
}

function readStep(step: NodeReader, sources: Sources): ScenarioStep {
  step.only(
    ...['stepId', 'description', 'operationId', 'parameters', 'requestBody'],
    ...['successCriteria', 'onSuccess', 'outputs'],
  );
  return {
    id: step.required('stepId').text(),
    ...readOperation(step.required('operationId'), sources),
    parameters: step.member('parameters')?.items().map(readParameter) ?? [],
    body: readBody(step.member('requestBody')),
    criteria: step.member('successCriteria')?.items().map(readCriterion) ?? [],
    onSuccess: step.member('onSuccess')?.items().map(readAction) ?? [],
    outputs:
      step
        .member('outputs')
        ?.members()
        .map(([name, value]) => [name, readValue(value)] as const) ?? [],
    place: step.place,
  };
}

/** If there are several source descriptions, an `operationId` names its own, as Arazzo requires. */
function readOperation(
  operation: NodeReader,
  { tested, others }: Sources,
): Pick<ScenarioStep, 'source' | 'operationId'> {
  const text = operation.text();
  const [, name, operationId] = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/.exec(text) ?? [];
  if (operationId === undefined) {
    if (others.length === 0) return { source: undefined, operationId: text };
    return operation.fail(
      `There are several source descriptions: write $sourceDescriptions.${tested.name}.${text} or another name.`,
    );
  }
  if (name === tested.name) return { source: undefined, operationId };
  if (others.some((one) => one.name === name)) return { source: name, operationId };
  return operation.fail(`Unknown source description \`${name}\`.`);
}

function readParameter(parameter: NodeReader): ScenarioParameter {
  parameter.only('name', 'in', 'value');
  const where = parameter.required('in');
  const group = (['path', 'query', 'header', 'cookie'] as const).find((one) => one === where.text());
  return {
    name: parameter.required('name').text(),
    in: group ?? where.fail('This must be path, query, header or cookie.'),
    value: readValue(parameter.required('value')),
    place: parameter.place,
  };
}

function readBody(body: NodeReader | undefined): ScenarioStep['body'] {
  if (body === undefined) return undefined;
  body.only('contentType', 'payload');
  const mediaType = body.member('contentType')?.text() ?? 'application/json';
  return { mediaType, payload: readValue(body.required('payload')) };
}

function readCriterion(criterion: NodeReader): Criterion {
  criterion.only('condition', 'context', 'type');
  const condition = criterion.required('condition');
  const text = condition.text();
  const type = criterion.member('type');
  const context = criterion.member('context');
  if (type === undefined || type.text() === 'simple') {
    context?.fail('A simple condition has no context.');
    const test = { kind: 'simple', condition: condition.read(() => readCondition(text)) } as const;
    return { text, test, place: criterion.place };
  }
  if (type.text() !== 'jsonpath') type.fail('Only simple conditions and jsonpath are supported.');
  if (context?.text() !== '$response.body')
    criterion.fail('The context of a jsonpath must be $response.body.');
  const test = { kind: 'entry', filter: condition.read(() => readEntryFilter(text)) } as const;
  return { text, test, place: criterion.place };
}

function readAction(action: NodeReader): ScenarioAction {
  action.only('name', 'type', 'stepId', 'criteria');
  const type = action.required('type');
  if (type.text() !== 'goto' && type.text() !== 'end') type.fail('This must be goto or end.');
  const goTo = type.text() === 'goto' ? action.required('stepId').text() : undefined;
  return { goTo, criteria: action.member('criteria')?.items().map(readCriterion) ?? [] };
}

function readValue(value: NodeReader) {
  return value.read(() => readTemplate(value.json()));
}
