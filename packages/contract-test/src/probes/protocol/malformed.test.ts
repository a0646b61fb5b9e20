import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import type { Answer, WireRequest } from '../../model/message.ts';
import { malformedProbes } from './malformed.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const answering =
  (statusOf: (request: WireRequest) => number) =>
  (request: WireRequest): Answer => ({
    kind: 'response',
    status: statusOf(request),
    headers: [['content-type', 'application/json']],
    body: Buffer.from('{}'),
  });

const reading = () => contract.operations.filter(({ method }) => method === 'GET');

describe('malformedProbes', () => {
  it('sends wrongly encoded targets as they are, where 400 is declared', () => {
    const { sent } = driveProbes(
      contract,
      malformedProbes(reading()),
      answering(() => 400),
    );
    expect(sent.map(({ request }) => request.target).sort()).toEqual([
      '/things/%zz',
      expect.stringMatching(/^\/things\/[^%]+\?%zz$/),
      '/things?limit=%zz',
    ]);
  });

  it('lets a server take or refuse them, but not fail', () => {
    const toldBy = (status: number) =>
      told(
        driveProbes(
          contract,
          malformedProbes(reading()),
          answering(({ target }) => (target.includes('%zz') ? status : 200)),
        ),
      );
    expect(toldBy(200)).toEqual([]);
    expect(toldBy(400)).toEqual([]);
    expect(toldBy(500)).toEqual(['server-error getThing /status', 'server-error listThings /status']);
  });

  it.each([
    ['bytes', { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }, []],
    ['JSON', { 'application/json': { schema: { type: 'object' } } }, ['invalid-accepted put /status']],
  ])('sends an empty body where it is not valid: not of %s', async (_, content, found) => {
    const put = {
      operationId: 'put',
      requestBody: { required: true, content },
      responses: { 200: { description: '' }, 400: { description: '' } },
    };
    const document = { openapi: '3.1.0', info: { title: '', version: '' }, paths: { '/file': { put } } };
    const own = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
    const server = answering(({ headers, body }) =>
      body === '' && headers.some(([name]) => name.toLowerCase() === 'content-type') ? 200 : 400,
    );
    const { findings } = driveProbes(own, malformedProbes(own.operations), server);
    expect(
      findings
        .filter(({ rule }) => rule === 'invalid-accepted')
        .map(({ rule, operation }) => `${rule} ${operation.id} /status`),
    ).toEqual(found);
  });
});
