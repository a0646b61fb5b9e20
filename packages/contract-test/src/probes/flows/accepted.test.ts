import { expect, it } from 'vitest';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { contractOf, inPath, jsonOf, type Reply, serving } from '../../../test/probes/flows/served.ts';
import { acceptedProbes } from './accepted.ts';

const job = {
  type: 'object',
  required: ['status'],
  properties: {
    status: { enum: ['queued', 'done'] },
    thingIds: { type: 'array', items: { type: 'string' } },
  },
};
const answers = (schema: object) => ({ description: 'Yes.', ...jsonOf(schema) });
const no = { description: 'No.' };
const contractWith = (summary: string) =>
  contractOf({
    '/things': { post: { operationId: 'createThing', responses: { 201: answers({ type: 'object' }) } } },
    '/things/{id}': {
      parameters: [inPath('id')],
      get: { operationId: 'getThing', responses: { 200: answers({ type: 'object' }), 404: no } },
    },
    '/jobs': {
      post: {
        operationId: 'startJob',
        summary,
        responses: { 202: { ...answers(job), headers: { Location: { schema: { type: 'string' } } } } },
      },
    },
    '/jobs/{id}': {
      parameters: [inPath('id')],
      get: { operationId: 'getJob', responses: { 200: answers(job), 404: no } },
    },
  });
const contract = await contractWith('Starts a job.');

interface Behaviour {
  readonly location?: string;
  readonly looks?: readonly Reply[];
  readonly thing?: number;
}

const done: Reply = { status: 200, json: { status: 'done', thingIds: ['a'] } };
const queued: Reply = { status: 200, json: { status: 'queued' } };

const drive = ({ location = '/jobs/1', looks = [queued, done], thing = 200 }: Behaviour, of = contract) => {
  let looked = 0;
  const server = serving(({ method, path }) => {
    if (method === 'POST') return { ...queued, status: 202, headers: { Location: location } };
    if (path.startsWith('/things/')) return { status: thing, ...(thing === 200 && { json: {} }) };
    if (path !== '/jobs/1') return { status: 404 };
    looked += 1;
    return looks[Math.min(looked, looks.length) - 1] ?? { status: 404 };
  });
  return driveProbes(of, acceptedProbes(of), server);
};
const run = (behaviour: Behaviour, of = contract) => told(drive(behaviour, of));

it('looks until what was accepted is done, and finds nothing', () => {
  const { sent } = drive({ looks: [{ status: 404 }, queued, queued, done] });
  expect(sent.map(({ request }) => `${request.method} ${request.target}`)).toEqual([
    'POST /jobs',
    'GET /jobs/1',
    'GET /jobs/1',
    'GET /jobs/1',
    'GET /jobs/1',
    'GET /things/a',
  ]);
  expect(run({})).toEqual([]);
});

it('ends though what was accepted is never done', () => {
  const { sent } = drive({ looks: [queued] });
  expect(sent.length).toBeLessThan(12);
  expect(sent.reduce((sum, one) => sum + (one.case.pause ?? 0), 0)).toBeLessThanOrEqual(5_000);
});

it('waits as Retry-After says, but not for minutes', () => {
  const slow = { ...queued, headers: { 'Retry-After': '2' } };
  expect(drive({ looks: [slow, done] }).sent.map((one) => one.case.pause ?? 0)).toContain(2_000);
  expect(drive({ looks: [{ ...queued, headers: { 'Retry-After': '90' } }, done] }).sent).toHaveLength(2);
});

it('tells of a place that is not there', () => {
  expect(run({ location: '/jobs/2' })).toEqual(['broken-link startJob /status']);
});

it('judges the outcome by its schema', () => {
  expect(run({ looks: [queued, { status: 200, json: { status: 'finished' } }] })).toContain(
    'response-body getJob /body/status',
  );
});

it('tells of a result that cannot be read', () => {
  expect(run({ thing: 404 })).toEqual(['broken-link startJob /status']);
});

it('expects nothing of the results of a job that may remove them', async () => {
  expect(run({ thing: 404 }, await contractWith('Deletes old things.'))).toEqual([]);
});
