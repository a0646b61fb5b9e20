import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { isRecord } from '../../contract/instances/json-value.ts';
import type { Contract, Json, Schema } from '../../contract/model.ts';
import { baseProbes } from '../base.ts';
import { inheritedNames, memberNameProbes } from './member-names.ts';

const text = { type: 'string' };
const open = { type: 'object', properties: { labels: { type: 'object', additionalProperties: text } } };

function contractOf(schema: Schema): Promise<Contract> {
  const content = { 'application/json': { schema } };
  const refusal = { description: 'Refused.' };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Labels', version: '1.0.0' },
    paths: {
      '/labels': {
        put: {
          operationId: 'putLabels',
          requestBody: { required: true, content },
          responses: { 204: { description: 'Kept.' }, 400: refusal },
        },
      },
    },
  };
  return loadFiles({ 'openapi.yaml': JSON.stringify(document) });
}

/** The bodies sent to a server that answers each with a status, and the findings. */
async function run(schema: Schema, statusOf: (body: Json) => number = () => 204) {
  const contract = await contractOf(schema);
  const bodies: Json[] = [];
  const probes = [...baseProbes(contract.operations), ...memberNameProbes(contract.operations)];
  const driven = driveProbes(contract, probes, ({ body = 'null' }) => {
    const json = JSON.parse(body) as Json;
    bodies.push(json);
    return { kind: 'response', status: statusOf(json), headers: [], body: new Uint8Array() };
  });
  return { bodies: bodies.slice(1), found: told(driven) };
}

const labelsOf = (body: Json): readonly string[] =>
  isRecord(body) && isRecord(body.labels) ? Object.keys(body.labels) : [];

describe('memberNameProbes', () => {
  it('sends all the names at once', async () => {
    const { bodies, found } = await run(open);
    expect(bodies.map(labelsOf)).toEqual([inheritedNames]);
    expect(found).toEqual([]);
  });

  it('sends as many as a map takes, and only those that it takes', async () => {
    const labels = {
      type: 'object',
      minProperties: 1,
      maxProperties: 2,
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: text,
    };
    const { bodies } = await run({ type: 'object', required: ['labels'], properties: { labels } });
    expect(bodies.map(labelsOf)).toEqual([['constructor', 'length']]);
    const short = { ...labels, propertyNames: { maxLength: 3 } };
    expect((await run({ type: 'object', properties: { labels: short } })).bodies).toEqual([]);
  });

  it('tells of a server that fails on a name', async () => {
    const { found } = await run(open, (body) => (labelsOf(body).some((name) => name in {}) ? 500 : 204));
    expect(found).toEqual(['server-error putLabels /status']);
  });

  it('tries the others where a server refuses one', async () => {
    const failing = (body: Json): number => {
      if (labelsOf(body).includes('__proto__')) return 400;
      return labelsOf(body).includes('toString') ? 500 : 204;
    };
    const { bodies, found } = await run(open, failing);
    expect(bodies).toHaveLength(1 + inheritedNames.length);
    expect(found).toEqual(['server-error putLabels /status']);
  });

  it('sends nothing where no name is free, or where nothing has succeeded', async () => {
    const closed = { type: 'object', properties: { a: text }, additionalProperties: false };
    expect((await run(closed)).bodies).toEqual([]);
    expect((await run(open, () => 400)).bodies).toEqual([]);
  });
});
