import { describe, expect, it } from 'vitest';
import { readScenarios } from './read-scenarios.ts';
import { ScenarioError } from './scenario.ts';

const head = `arazzo: 1.0.1
info: {title: Things, version: 1.0.0}
sourceDescriptions: [{name: api, url: ../openapi.yaml, type: openapi}]
workflows:
  - workflowId: one
`;
const whole = `${head}    inputs: {type: object, properties: {name: {type: string, default: cup}}}
    steps:
      - stepId: make
        operationId: createThing
        parameters: [{name: Idempotency-Key, in: header, value: 'key-{$inputs.name}'}]
        requestBody: {contentType: application/json, payload: {name: $inputs.name}}
        successCriteria:
          - condition: $statusCode == 201
        outputs: {id: $response.body#/id}
      - stepId: read
        operationId: getThing
        parameters: [{name: thingId, in: path, value: $steps.make.outputs.id}]
        onSuccess: [{name: done, type: end, criteria: [{condition: $statusCode == 200}]}]
`;

const twoSources = whole
  .replace('type: openapi}]', 'type: openapi}, {name: console, url: ../console/openapi.yaml}]')
  .replace('operationId: createThing', 'operationId: $sourceDescriptions.api.createThing')
  .replace('operationId: getThing', 'operationId: $sourceDescriptions.console.getThing');

describe('readScenarios', () => {
  it('tells the contract under test, the first source, from others, whose files are beside the scenarios', () => {
    const [scenario] = readScenarios('spec/scenarios/a.yaml', twoSources);
    expect(scenario).toMatchObject({
      sources: [{ name: 'console', file: 'spec/console/openapi.yaml', place: { line: 3 } }],
      steps: [
        { source: undefined, operationId: 'createThing' },
        { source: 'console', operationId: 'getThing' },
      ],
    });
  });

  it.each([
    [
      'a step that does not say whose operation it calls',
      '$sourceDescriptions.api.createThing',
      'createThing',
      'There are several source descriptions: write $sourceDescriptions.api.createThing or another name.',
    ],
    ['an unknown source', 's.console.', 's.desk.', 'Unknown source description `desk`.'],
    ['a source that is no OpenAPI', 'type: openapi}, ', 'type: arazzo}, ', 'Only openapi is supported.'],
    ['a source elsewhere', '../console/', 'https://example.com/', 'Only files are supported'],
  ])('refuses %s, with the place', (_, from, to, message) => {
    const source = twoSources.replace(from, to);
    expect(source).not.toBe(twoSources);
    expect(() => readScenarios('a.yaml', source)).toThrow(message);
    expect(() => readScenarios('a.yaml', source)).toThrow(/^a\.yaml:\d+ \(/);
  });

  it('refuses a document without a source', () => {
    const source = whole.replace(/sourceDescriptions: .*/, 'sourceDescriptions: []');
    expect(() => readScenarios('a.yaml', source)).toThrow('A source description is required');
  });

  it('reads inputs by their defaults, steps, and the places of criteria', () => {
    const [scenario] = readScenarios('a.yaml', whole);
    expect(scenario).toMatchObject({
      id: 'one',
      inputs: { name: 'cup' },
      steps: [{ id: 'make' }, { id: 'read' }],
    });
    expect(scenario?.steps[0]?.criteria[0]).toMatchObject({
      text: '$statusCode == 201',
      place: { file: 'a.yaml', line: 13, pointer: '/workflows/0/steps/0/successCriteria/0' },
    });
    expect(scenario?.steps[1]?.onSuccess).toMatchObject([{ goTo: undefined, criteria: [{}] }]);
  });

  it.each([
    ['the version', 'arazzo: 1.0.1', 'arazzo: 1.1.0', 'a.yaml:1 (/arazzo): Only Arazzo 1.0 is supported.'],
    ['a step without an operation', '        operationId: getThing\n', '', '`operationId` is missing'],
    [
      'an operationPath',
      'operationId: getThing',
      'operationPath: /things',
      '`operationPath` is not supported here',
    ],
    ['dependsOn', 'inputs:', 'dependsOn: [other]\n    inputs:', '`dependsOn` is not supported here'],
    ['onFailure', 'onSuccess:', 'onFailure:', '`onFailure` is not supported here'],
    [
      'an input without a default',
      ', default: cup',
      '',
      '(/workflows/0/inputs/properties/name): `default` is missing',
    ],
    [
      'a condition',
      '$statusCode == 201',
      '$statusCode is 201',
      'The condition `$statusCode is 201` cannot be parsed',
    ],
    [
      'an expression',
      '$response.body#/id',
      '$response.id',
      'a.yaml:14 (/workflows/0/steps/0/outputs/id): Unsupported runtime expression `$response.id`',
    ],
    [
      'a regex',
      '- condition: $statusCode == 201',
      '- {condition: a, context: $response.body, type: regex}',
      'Only simple conditions',
    ],
    ['an unknown input', 'name: $inputs.name', 'name: $inputs.nam', 'Unknown input `nam`'],
    [
      'an unknown output',
      '$steps.make.outputs.id',
      '$steps.make.outputs.ident',
      'Unknown output `ident` of step `make`',
    ],
    [
      'an unknown step',
      '$steps.make.outputs.id',
      '$steps.mak.outputs.id',
      'Unknown output `id` of step `mak`',
    ],
    ['a step that is there twice', 'stepId: read', 'stepId: make', 'Duplicate step `make`'],
    ['going nowhere', 'type: end,', 'type: goto, stepId: gone,', 'Unknown step `gone`'],
    ['a retry', 'type: end,', 'type: retry,', 'This must be goto or end'],
    ['a parameter elsewhere', 'in: path', 'in: body', 'This must be path, query, header or cookie'],
    ['an alias', 'payload: {name: $inputs.name}', 'payload: *x', 'a.yaml'],
    ['no YAML', 'stepId: read', 'stepId: [read', 'a.yaml: '],
  ])('refuses %s, with the place', (_, from, to, message) => {
    const source = whole.replace(from, to);
    expect(source).not.toBe(whole);
    expect(() => readScenarios('a.yaml', source)).toThrow(ScenarioError);
    expect(() => readScenarios('a.yaml', source)).toThrow(message);
  });
});
