import { beforeAll, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import type { Contract } from '../../contract/model.ts';
import { publicProbes } from './public.ts';

const answers = (...statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { description: 'An answer.' }]));
const security = [{ token: [] }];

const paths = {
  '/closed': { get: { operationId: 'closed', security, responses: answers(204, 401) } },
  '/open': { get: { operationId: 'open', security: [], responses: answers(204) } },
  '/either': { get: { operationId: 'either', security: [...security, {}], responses: answers(204, 401) } },
};
const components = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
};
const info = { title: 'Doors', version: '1.0.0' };
const load = (document: object) =>
  loadFiles({ 'openapi.yaml': JSON.stringify({ openapi: '3.1.0', info, ...document }) });

let contract: Contract;
beforeAll(async () => {
  contract = await load({ paths, components });
});

/** Answers 401 to any request with a token. */
const run = () =>
  driveProbes(contract, publicProbes(contract, contract.operations), ({ headers }) => ({
    kind: 'response',
    status: headers.some(([name]) => name === 'Authorization') ? 401 : 204,
    headers: [],
    body: new Uint8Array(),
  }));

it('calls what needs no credentials with some that nobody has', () => {
  const { sent } = run();
  expect(sent.map(({ case: { id } }) => id)).toEqual(['open/public/wrong', 'either/public/wrong']);
  for (const { request } of sent)
    expect(request.headers).toEqual([['Authorization', 'Bearer nobody-has-this-credential']]);
});

it('tells of a refusal that is not declared', () => {
  expect(told(run())).toEqual(['undocumented-status open /status']);
});

it('asks nothing where no operation needs credentials', async () => {
  const open = await load({ paths: { '/open': paths['/open'] } });
  expect(publicProbes(open, open.operations)).toEqual([]);
});
