import { describe, expect, it } from 'vitest';
import { loadContract } from '../src/contract/load/load-contract.ts';
import type { Answer, WireRequest } from '../src/model/message.ts';
import { runTest } from '../src/run/run.ts';
import type { RunSettings } from '../src/run/run-settings.ts';
import { readScenarios } from '../src/scenarios/read-scenarios.ts';
import { apiFile } from './contract.ts';
import { sample } from './samples.ts';
import { labServer, tokens } from './server.ts';
import { inWords } from './tested.ts';

const contract = await loadContract(apiFile);
/** The operations on a resource that the run cannot create. */
const layout = ['readLayout', 'replaceLayout'];
const there = ['itm_000001', 'itm_000002', 'itm_000003'];

/** Runs the tester against a separate lab, as on an unknown server. */
async function run(extras: Partial<RunSettings> = {}, onRequest: (request: WireRequest) => void = () => {}) {
  const serve = labServer();
  const sent: WireRequest[] = [];
  const result = await runTest({
    contract,
    profile: 'server',
    seed: 1,
    credentials: {
      headers: [['Authorization', `Bearer ${tokens.full}`]],
      unscoped: [['Authorization', `Bearer ${tokens.unscoped}`]],
    },
    sender: {
      async send(request) {
        sent.push(request);
        const answer = serve(request);
        onRequest(request);
        return answer;
      },
      async close() {},
    },
    baseUrl: 'http://lab.invalid',
    clock: { now: () => 0, wait: async () => {} },
    ...extras,
  });
  return { result, sent, held: heldBy(serve) };
}

/** The items of a server, their movements and the layout, as returned by it. */
function heldBy(serve: (request: WireRequest) => Answer) {
  const read = (target: string) => {
    const answer = serve(sample('GET', target));
    return answer.kind === 'none' ? undefined : JSON.parse(new TextDecoder().decode(answer.body));
  };
  const { items } = read('/v1/items?limit=50&sort=created') as { items: { id: string }[] };
  return {
    before: items.filter(({ id }) => there.includes(id)),
    since: items.map(({ id }) => id).filter((id) => !there.includes(id)),
    movements: there.map((id) => read(`/v1/items/${id}/movements`)),
    layout: read('/v1/layout'),
  };
}

const isWrite = ({ method }: WireRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);
const untouched = heldBy(labServer());

const whole = await run();

describe('a run against a target that holds things already', () => {
  it('writes to none of them, and finds nothing on the clean server', () => {
    const { result, sent, held } = whole;
    expect(inWords(result.findings)).toEqual([]);
    expect({ ...held, since: [] }).toEqual(untouched);
    const touching = sent
      .filter(isWrite)
      .filter(({ target }) => target.startsWith('/v1/layout') || there.some((id) => target.includes(id)));
    expect(touching).toEqual([]);
    expect(sent.filter(({ method }) => method === 'PATCH').length).toBeGreaterThan(50);
  });

  it('removes what it created, and lists what it could not remove', () => {
    const { result, held } = whole;
    const items = result.left.filter(({ operation }) => operation === 'createItem');
    expect(items.map(({ path }) => path.replace('/v1/items/', '')).sort()).toEqual(held.since.sort());
    expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['removeItem returned 409']));
    // An item with movements cannot be removed, and movements have no DELETE.
    const parents = new Set(items.map(({ path }) => `${path}/movements`));
    const movements = result.left.filter(({ operation }) => operation === 'addMovement');
    expect(new Set(movements.map(({ path }) => path))).toEqual(parents);
    expect(movements[0]?.reason).toBe('the document has no DELETE for it');
    expect(result.left).toHaveLength(items.length + movements.length);
  });

  it('says what it did not try, which is a finding only where success is required', async () => {
    const { result } = whole;
    expect(result.neverSucceeded).toEqual([
      {
        operation: 'replaceLayout',
        standing: 'withheld',
        reason: 'not tried: it changes what the run did not create, which requires --allow-existing',
      },
    ]);
    expect(result.doubts).toEqual([]);
    expect(result.coverage.items).toContainEqual({
      axis: 'operations',
      item: 'replaceLayout',
      state: 'unreachable',
      reason: 'it changes what the run did not create, which requires --allow-existing',
    });
    const required = await run({ requireSuccess: true, operations: layout });
    expect(required.result.findings).toMatchObject([{ rule: 'never-succeeded', operation: 'replaceLayout' }]);
  });

  it('changes what is there when it is allowed to', async () => {
    const { result, held } = await run({ allowExisting: true, operations: layout });
    expect(result.neverSucceeded).toEqual([]);
    expect(held.layout).not.toEqual(untouched.layout);
  });

  it('removes what it created when it is interrupted, with an operation that it does not test', async () => {
    const interruption = new AbortController();
    let created = 0;
    const extras = { signal: interruption.signal, operations: ['createItem', 'getItem'] };
    const { result, held } = await run(extras, ({ method, target }) => {
      if (method === 'POST' && target === '/v1/items') created += 1;
      if (created === 5) interruption.abort();
    });
    expect(result.ended?.kind).toBe('interrupted');
    expect(held).toEqual(untouched);
    expect(result.left).toEqual([]);
  });

  it('does not send a step of a scenario that would change one of them', async () => {
    const text = `arazzo: 1.0.0
info: { title: Items, version: 1.0.0 }
sourceDescriptions: [{ name: items, url: openapi.yaml, type: openapi }]
workflows:
  - workflowId: dropFirst
    steps:
      - stepId: drop
        operationId: removeItem
        parameters: [{ name: itemId, in: path, value: itm_000002 }]
        successCriteria: [{ condition: $statusCode == 204 }]
`;
    const scenarios = readScenarios('items.yaml', text);
    const { result, held } = await run({ scenarios, operations: ['removeItem'] });
    expect(result.findings).toMatchObject([
      {
        rule: 'scenario',
        operation: 'removeItem',
        actual: 'DELETE /v1/items/itm_000002, which was not sent',
      },
    ]);
    expect(held.before).toEqual(untouched.before);
    const allowed = await run({ scenarios, allowExisting: true, operations: ['removeItem'] });
    expect(inWords(allowed.result.findings)).toEqual([]);
  });
});
