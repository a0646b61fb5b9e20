import { expect, it } from 'vitest';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { contractOf, inPath, jsonOf, serving } from '../../../test/probes/flows/served.ts';
import type { Json } from '../../contract/model.ts';
import { createByNameProbes } from './create-by-name.ts';

const thing = { type: 'object', required: ['size'], properties: { size: { type: 'integer' } } };
const yes = { description: 'Yes.', ...jsonOf(thing) };
const no = { description: 'No.' };
const contract = await contractOf({
  '/things/{name}': {
    parameters: [inPath('name')],
    get: { operationId: 'getThing', responses: { 200: yes, 404: no } },
    put: {
      operationId: 'putThing',
      parameters: [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }],
      requestBody: { required: true, ...jsonOf(thing) },
      responses: { 200: yes, 201: yes, 412: no },
    },
  },
});

const run = ({ creates = 201, refuses = 412, keeps = true }) => {
  const things = new Map<string, Json>();
  const server = serving(({ method, path, json, headers }) => {
    const before = things.get(path);
    if (method === 'GET') return before === undefined ? { status: 404 } : { status: 200, json: before };
    if (before !== undefined && headers.get('if-none-match') === '*') {
      return refuses === 412 ? { status: 412 } : { status: refuses, json };
    }
    if (keeps) things.set(path, json);
    return { status: before === undefined ? creates : 200, json };
  });
  return told(driveProbes(contract, createByNameProbes(contract), server));
};

it('finds nothing where a PUT creates as HTTP says', () => {
  expect(run({})).toEqual([]);
});

it('tells of a creation that is answered as a change', () => {
  expect(run({ creates: 200 })).toEqual(['created-status putThing /status']);
});

it('does not tell of a PUT that creates nothing', () => {
  expect(run({ creates: 200, keeps: false })).toEqual([]);
});

it('tells of a thing that is overwritten though it may only be created', () => {
  expect(run({ refuses: 200 })).toEqual(['conditional-request putThing /status']);
});
