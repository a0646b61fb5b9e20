import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes } from '../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../test/probes/shop.ts';
import { shopContract } from '../../test/probes/shop-contract.ts';
import { openOtherSources } from '../command/open-other-sources.ts';
import { loadContract } from '../contract/load/load-contract.ts';
import type { Contract } from '../contract/model.ts';
import { httpSender } from '../send/http-sender.ts';
import { loadScenarios } from './load-scenarios.ts';
import { readScenarios } from './read-scenarios.ts';
import { scenarioProbes } from './scenario-probes.ts';

const steps = `
      - stepId: make
        operationId: createThing
        requestBody: {payload: {name: cup}}
        successCriteria: [{condition: $statusCode == 201}]
        outputs: {id: $response.body#/id}
      - stepId: read
        operationId: getThing
        parameters: [{name: thingId, in: path, value: $steps.make.outputs.id}]
        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/name == 'cup'
      - stepId: find
        operationId: listThings
        successCriteria: [{context: $response.body, type: jsonpath, condition: "$.items[?@.name == 'cup']"}]
`;

const source = (inside: string): string => `arazzo: 1.0.1
info: {title: Things, version: 1.0.0}
sourceDescriptions: [{name: api, url: shop.yaml, type: openapi}]
workflows:
  - workflowId: things
    steps:${inside}`;

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

function drive(inside = steps, fault?: ShopFault) {
  const probes = scenarioProbes(contract, readScenarios('things.yaml', source(inside)));
  return driveProbes(contract, probes, openShop(fault));
}

describe('scenarioProbes', () => {
  it('sends the steps with what earlier ones put out', () => {
    const { sent, findings } = drive();
    expect(findings).toEqual([]);
    expect(sent.map(({ case: { id }, request: { method, target } }) => `${id} ${method} ${target}`)).toEqual([
      'scenario/things/make POST /things',
      'scenario/things/read GET /things/t-00000001',
      'scenario/things/find GET /things',
    ]);
  });

  it('finds a criterion that does not hold, once, and ends there', () => {
    const { sent, findings } = drive(steps, (call, serve) =>
      call.path === '/things/t-00000001'
        ? { ...serve(call), json: { name: 'pan', id: 't-00000001' } }
        : serve(call),
    );
    expect(sent).toHaveLength(2);
    expect(findings).toMatchObject([
      {
        rule: 'scenario',
        operation: { id: 'getThing' },
        expected: "$response.body#/name == 'cup'",
        actual: '$response.body#/name is string "pan"',
        place: { file: 'things.yaml', line: 17 },
      },
    ]);
  });

  it('finds an entry that is not in the list', () => {
    const { findings } = drive(steps, (call, serve) =>
      call.path === '/things' && call.method === 'GET' ? { status: 200, json: { items: [] } } : serve(call),
    );
    expect(findings).toMatchObject([{ rule: 'scenario', actual: 'no such entry' }]);
  });

  it('ends without a conclusion after an answer with a finding of its own', () => {
    const { sent, findings } = drive(steps, (call, serve) =>
      call.method === 'POST' ? { status: 500 } : serve(call),
    );
    expect(sent).toHaveLength(1);
    expect(findings.map(({ rule }) => rule)).toEqual(['server-error']);
  });

  it('goes back as long as it is told, and leaves out a parameter without a value', () => {
    const { sent, findings } = drive(`
      - stepId: page
        operationId: listThings
        parameters: [{name: limit, in: query, value: $steps.page.outputs.next}]
        outputs: {next: $statusCode}
        onSuccess: [{type: goto, name: again, stepId: page, criteria: [{condition: $steps.page.outputs.next == null}]}]
`);
    expect(sent.map(({ request }) => request.target)).toEqual(['/things']);
    expect(findings).toEqual([]);
  });

  it('finds a scenario that does not end', () => {
    const { sent, findings } = drive(`
      - stepId: page
        operationId: listThings
        onSuccess: [{type: goto, name: again, stepId: page}]
`);
    expect(sent).toHaveLength(200);
    expect(findings).toMatchObject([{ rule: 'scenario', expected: 'an end within 200 requests' }]);
  });

  it.each([
    ['an operation', 'getThing', 'getThin', 'The contract has no operation `getThin`'],
    ['a parameter', 'name: thingId', 'name: id', '`getThing` has no path parameter `id`'],
    [
      'a path value',
      '        parameters: [{name: thingId, in: path, value: $steps.make.outputs.id}]\n',
      '',
      'The path parameter `thingId` needs a value',
    ],
    [
      'a media type',
      '{payload',
      '{contentType: text/plain, payload',
      'takes no body of the media type text/plain',
    ],
  ])('refuses %s that the contract does not have', (_, from, to, message) => {
    const scenarios = readScenarios('things.yaml', source(steps.replace(from, to)));
    expect(() => scenarioProbes(contract, scenarios)).toThrow(message);
  });
});

describe('loadScenarios', () => {
  it('reads the scenarios of this project, whose operations the contract has', async () => {
    const spec = fileURLToPath(new URL('../../../../spec', import.meta.url));
    const scenarios = await loadScenarios(join(spec, 'scenarios'));
    const others = await openOtherSources(
      scenarios,
      new Map([['console', new URL('http://127.0.0.1:9')]]),
      (target) => httpSender({ target }),
    );
    const probes = scenarioProbes(await loadContract(join(spec, 'openapi.yaml')), scenarios, others);
    expect(probes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['scenario/open-balance', 'scenario/refund']),
    );
  });

  it('refuses a folder without any, one that is not there, and two of one id', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
    await expect(loadScenarios(folder)).rejects.toThrow('has no scenario');
    await expect(loadScenarios(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
    await writeFile(join(folder, 'a.yaml'), source(steps));
    await writeFile(join(folder, 'b.yaml'), source(steps));
    await expect(loadScenarios(folder)).rejects.toThrow('two workflows `things`');
  });
});
