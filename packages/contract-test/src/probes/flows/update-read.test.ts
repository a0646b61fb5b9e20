import { expect, it } from 'vitest';
import { apiFile, type DataObject, list, object } from '../../../lab/contract.ts';
import { put } from '../../../lab/edit.ts';
import type { Fault } from '../../../lab/fault.ts';
import { problem } from '../../../lab/reply.ts';
import { told } from '../../../test/probes/drive-probes.ts';
import { driveFlows } from '../../../test/probes/flows/drive-flows.ts';
import { loadContract } from '../../contract/load/load-contract.ts';

const contract = await loadContract(apiFile);
type Faulty = Pick<Fault, 'serve'>;

/** Replaces the tags of an item by the result of merging the old and the sent ones. */
const tagging = (merge: (before: readonly string[], sent: readonly string[]) => string[]): Faulty => ({
  serve: (call, state, next) => {
    const id = call.pathParameters.itemId ?? '';
    const texts = (tags: DataObject[string] | undefined) => list(tags).map(String);
    const before = texts(state.items.get(id)?.tags);
    const reply = next();
    const { tags } = object(call.json());
    if (call.operation?.id !== 'changeItem' || reply.status !== 200 || tags === undefined) return reply;
    const merged = merge(before, texts(tags));
    for (const held of [state.items.get(id), reply.body]) put(held, '/tags', merged);
    return reply;
  },
});

const lists: readonly (readonly [string, Faulty, readonly string[]])[] = [
  ['adds to', tagging((before, sent) => [...new Set([...before, ...sent])].slice(-5)), ['/body/tags']],
  [
    'does not empty',
    tagging((before, sent) => (sent.length === 0 ? [...before] : [...sent])),
    ['/body/tags'],
  ],
  ['sorts', tagging((_, sent) => [...sent].sort()), []],
];

it.each(lists)('looks at a server that %s a list', (_, fault, expected) => {
  expect(told(driveFlows(contract, fault))).toEqual(
    expected.map((pointer) => `updated-differs changeItem ${pointer}`),
  );
});

/** The number of levels of zones. */
function levelsOf({ zones }: DataObject): number {
  return zones === undefined ? 0 : 1 + Math.max(0, ...list(zones).map((zone) => levelsOf(object(zone))));
}

function cut({ zones, ...zone }: DataObject, levels: number): DataObject {
  return zones === undefined || levels === 0
    ? zone
    : { ...zone, zones: list(zones).map((inner) => cut(object(inner), levels - 1)) };
}

it('tells of a server that loses what lies three levels deep', () => {
  const fault: Faulty = {
    serve: (call, state, next) => {
      const reply = next();
      if (call.operation?.id === 'replaceLayout') state.layout = cut(state.layout, 2);
      return reply;
    },
  };
  expect(told(driveFlows(contract, fault))).toEqual([
    expect.stringMatching(/^updated-differs replaceLayout \/body\/zones\/0\/zones/),
  ]);
});

it('lets a server refuse three levels', () => {
  const fault: Faulty = {
    serve: (call, state, next) => {
      const before = state.layout;
      const reply = next();
      if (call.operation?.id !== 'replaceLayout' || levelsOf(object(call.json())) < 3) return reply;
      state.layout = before;
      const { status, headers, body } = problem(400, 'That is too deep.');
      return { status, headers: { ...reply.headers, ...headers }, body };
    },
  };
  const driven = driveFlows(contract, fault);
  expect(told(driven)).toEqual([]);
  expect(
    driven.sent.some(({ case: sent, status }) => sent.operation.id === 'replaceLayout' && status === 400),
  ).toBe(true);
});
