import { expect, it } from 'vitest';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { contractOf, inPath, jsonOf, serving } from '../../../test/probes/flows/served.ts';
import { isList, isRecord, type JsonRecord } from '../../contract/instances/json-value.ts';
import { bulkCreateProbes } from './bulk-create.ts';

const content = { type: 'object', required: ['size'], properties: { size: { type: 'integer' } } };
const thing = { type: 'object', properties: { id: { type: 'string' }, size: { type: 'integer' } } };
const several = (one: object) => ({
  type: 'object',
  required: ['things'],
  properties: { things: { type: 'array', minItems: 1, items: one } },
});
const answers = (schema: object) => ({ description: 'Yes.', ...jsonOf(schema) });
const no = { description: 'No.' };
const contract = await contractOf({
  '/things': {
    post: {
      operationId: 'createThing',
      requestBody: { required: true, ...jsonOf(content) },
      responses: { 201: answers(thing) },
    },
  },
  '/things:batch': {
    post: {
      operationId: 'createThings',
      requestBody: { required: true, ...jsonOf(several(content)) },
      responses: { 201: answers(several(thing)), 409: no },
    },
  },
  '/things/{id}': {
    parameters: [inPath('id')],
    get: { operationId: 'getThing', responses: { 200: answers(thing), 404: no } },
  },
});

const run = (kept: (made: readonly JsonRecord[]) => readonly JsonRecord[], isPartial = false) => {
  const things = new Map<unknown, JsonRecord>();
  const server = serving(({ method, path, json }) => {
    const seen = things.get(path.slice('/things/'.length));
    if (method === 'GET') return seen === undefined ? { status: 404 } : { status: 200, json: seen };
    const sent = isRecord(json) && isList(json.things) ? json.things.filter(isRecord) : [];
    const made = sent.map((one, at) => ({ ...one, id: `t${things.size + at}` }));
    for (const one of kept(made)) things.set(one.id, one);
    return { status: 201, json: { things: isPartial ? made.slice(1) : made } };
  });
  return told(driveProbes(contract, bulkCreateProbes(contract), server));
};

it('finds nothing where all of a batch is kept', () => {
  expect(run((made) => made)).toEqual([]);
});

it('tells of one that is lost', () => {
  expect(run((made) => made.slice(0, -1))).toEqual(['created-unreadable createThings /status']);
});

it('tells of one that is kept otherwise', () => {
  const other = (made: readonly JsonRecord[]) => made.map((one) => ({ ...one, size: Number(one.size) + 1 }));
  expect(run(other)).toEqual(['created-differs createThings /body/size']);
});

it('concludes nothing where the answer lists others than were sent', () => {
  expect(run(() => [], true)).toEqual([]);
});
