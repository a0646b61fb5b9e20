import { expect, it } from 'vitest';
import { driveProbes, operationOf, told } from '../../test/probes/drive-probes.ts';
import { contractOf, inPath, jsonOf, serving } from '../../test/probes/flows/served.ts';
import { baseProbes } from '../probes/base.ts';
import { deleteReadProbes } from '../probes/flows/delete-read.ts';
import { foreignOperations } from './creations.ts';
import { flatPath } from './flat-things.ts';

const thing = { type: 'object', properties: { id: { type: 'string' } } };
const yes = { description: 'Yes.', ...jsonOf(thing) };
const no = { description: 'No.' };
const made = { ...yes, headers: { Location: { schema: { type: 'string' } } } };
const boxes = {
  '/boxes': { post: { operationId: 'createBox', responses: { 201: yes } } },
  '/boxes/{box}': {
    parameters: [inPath('box')],
    get: { operationId: 'getBox', responses: { 200: yes, 404: no } },
  },
  '/boxes/{box}/things': {
    parameters: [inPath('box')],
    post: { operationId: 'createThing', responses: { 201: made, 404: no } },
  },
};
const things = {
  '/things/{id}': {
    parameters: [inPath('id')],
    get: { operationId: 'getThing', responses: { 200: yes, 404: no } },
    delete: { operationId: 'deleteThing', responses: { 204: no, 404: no } },
  },
};
const contract = await contractOf({ ...boxes, ...things });

const drive = ({ keeps = false, hasLocation = true }) => {
  const known = new Set<string>();
  const server = serving(({ method, path }) => {
    if (method === 'POST') {
      const id = `t${known.size}`;
      const isThing = path.endsWith('/things');
      const place = isThing ? `/things/${id}` : `/boxes/${id}`;
      known.add(place);
      return { status: 201, json: { id }, ...(hasLocation && isThing && { headers: { Location: place } }) };
    }
    if (!known.has(path)) return { status: 404 };
    if (method === 'DELETE' && !keeps) known.delete(path);
    return method === 'DELETE'
      ? { status: 204 }
      : { status: 200, json: { id: path.split('/').at(-1) ?? '' } };
  });
  const creations = ['createBox', 'createThing'].map((id) => operationOf(contract, id));
  return driveProbes(contract, [...baseProbes(creations), ...deleteReadProbes(contract)], server);
};
const removals = ({ sent }: ReturnType<typeof drive>): number =>
  sent.filter(({ request }) => request.method === 'DELETE').length;

it('follows the Location of what is created below another thing', () => {
  const driven = drive({});
  expect(told(driven)).toEqual([]);
  expect(removals(driven)).toBeGreaterThan(0);
  expect(told(drive({ keeps: true }))).toEqual(['deleted-readable deleteThing /status']);
});

it('counts only what a Location leads to as created by the run', () => {
  const operation = operationOf(contract, 'deleteThing');
  const parts = { path: { id: 't1' }, query: {}, headers: {}, cookies: {}, body: undefined };
  expect(drive({}).world.creations.isForeign({ operation, parts })).toBe(false);
  const without = drive({ hasLocation: false });
  expect(without.world.creations.isForeign({ operation, parts })).toBe(true);
  expect(removals(without)).toBe(0);
  expect([...foreignOperations(contract)]).toEqual([]);
});

it.each<[string, object]>([
  ['things have a creation of their own', { '/things': { post: { responses: { 201: yes } } } }],
  [
    'things can be read below the creation',
    {
      '/boxes/{box}/things/{id}': {
        parameters: [inPath('box'), inPath('id')],
        get: { responses: { 200: yes } },
      },
    },
  ],
])('does not take things for those of a creation where %s', async (_, more) => {
  const other = await contractOf({ ...boxes, ...things, ...more });
  expect(flatPath(contract, '/boxes/{box}/things')).toBe('/things/{id}');
  expect(flatPath(other, '/boxes/{box}/things')).toBeUndefined();
});
