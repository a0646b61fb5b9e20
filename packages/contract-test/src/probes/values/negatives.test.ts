import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { contextOf, driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import { isRecord } from '../../contract/instances/json-value.ts';
import type { Contract, Json } from '../../contract/model.ts';
import type { Answer } from '../../model/message.ts';
import { baseProbes } from '../base.ts';
import { malformedProbes } from '../protocol/malformed.ts';
import { negativeProbes } from './negatives.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault, seed = 1) => {
  const { operations } = contract;
  const probes = [
    ...baseProbes(operations.filter(({ method }) => method !== 'DELETE')),
    ...malformedProbes(operations),
    ...negativeProbes(operations),
  ];
  return driveProbes(contract, probes, openShop(fault), seed);
};

/** Corrects the body before the server validates it, so that the corrected violations go unchecked. */
const mending =
  (mend: (body: { readonly [name: string]: Json }) => Json): ShopFault =>
  (call, serve) =>
    serve(call.method === 'POST' && isRecord(call.json) ? { ...call, json: mend(call.json) } : call);

const wrongName = (name: Json | undefined): boolean => typeof name !== 'string' || name === '';

describe('negativeProbes and malformedProbes', () => {
  it.each([1, 2, 3])('has everything refused by a server that keeps its contract (seed %i)', (seed) => {
    const { sent, findings } = run(undefined, seed);
    expect(findings).toEqual([]);
    const spoiled = sent
      .filter(({ case: { expect } }) => expect.kind === 'refused')
      .filter((exchange) => exchange.case.unchecked === true);
    expect(spoiled.length).toBeGreaterThan(30);
    expect(spoiled.every(({ status }) => status >= 400 && status < 500)).toBe(true);
  });

  it('sends nothing that is valid in the end', () => {
    const { judge } = contextOf(contract);
    const schema = contract.schemas.Thing ?? true;
    for (const { case: sent } of run().sent) {
      if (sent.branch?.side !== 'invalid' || sent.subject !== 'body') continue;
      const { body } = sent.parts;
      expect(body !== undefined && 'value' in body && judge.isValid(schema, body.value, 'request')).toBe(
        false,
      );
    }
  });

  it.each<[string, ShopFault, readonly string[]]>([
    [
      'a name that is too long',
      mending((body) => ({
        ...body,
        name: typeof body.name === 'string' ? body.name.slice(0, 8) : (body.name ?? null),
      })),
      ['invalid-accepted createThing /request/body/name'],
    ],
    [
      'any name',
      mending((body) => ({ ...body, name: wrongName(body.name) ? 'cup' : String(body.name).slice(0, 8) })),
      ['invalid-accepted createThing /request/body/name'],
    ],
    [
      'any pair of parts',
      mending(({ parts, ...body }) =>
        Array.isArray(parts) && parts.length === 2
          ? body
          : { ...body, ...(parts !== undefined && { parts }) },
      ),
      ['invalid-accepted createThing /request/body/parts/0'],
    ],
    [
      'any limit',
      (call, serve) => {
        const query = new URLSearchParams(call.query);
        query.delete('limit');
        return serve({ ...call, query });
      },
      ['invalid-accepted listThings /request/query/limit'],
    ],
    [
      'a request without a body',
      (call, serve) =>
        call.method === 'POST' && call.body === '' ? serve({ ...call, json: { name: 'cup' } }) : serve(call),
      ['invalid-accepted createThing /request/body'],
    ],
    [
      'what is no JSON',
      (call, serve) =>
        call.body !== '' && call.json === undefined ? serve({ ...call, json: { name: 'cup' } }) : serve(call),
      ['invalid-accepted createThing /request/body-syntax'],
    ],
  ])('tells of a server that accepts %s, once', (_, fault, expected) => {
    const driven = run(fault);
    expect([...new Set(told(driven))]).toEqual(expected);
  });

  it('sends nothing again while everything is refused', () => {
    expect(run().sent.filter((exchange) => exchange.case.id.includes('/silent'))).toEqual([]);
  });
});

describe('values that stand for absent members', () => {
  const noted = (absent?: readonly Json[]) => {
    const body = {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string', minLength: 1 },
              note: { type: 'string', minLength: 1 },
              size: { type: 'integer' },
            },
          },
          example: { name: 'cup', note: 'red', size: 1 },
        },
      },
    };
    const operation = {
      requestBody: body,
      responses: { 204: { description: 'Done.' }, '4XX': { description: 'No.' } },
    };
    const document = {
      openapi: '3.1.0',
      info: { title: 'Notes', version: '1' },
      ...(absent && { 'x-absent-values': absent }),
      paths: { '/notes': { post: operation, patch: operation } },
    };
    return loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  };

  /** The members that were set to null or an empty text, by method. */
  async function spoiledBy(absent?: readonly Json[]) {
    const notes = await noted(absent);
    const refusing = { kind: 'response', status: 400, headers: [], body: '' } as unknown as Answer;
    const { sent } = driveProbes(notes, negativeProbes(notes.operations), () => refusing);
    const spoiled = sent.flatMap(({ case: { operation, parts } }) => {
      const value = parts.body !== undefined && 'value' in parts.body ? parts.body.value : undefined;
      if (!isRecord(value)) return [];
      const names = Object.keys(value).filter((name) => value[name] === null || value[name] === '');
      return names.map((name) => `${operation.method} ${name}`);
    });
    return new Set(spoiled);
  }

  it('are no spoiled request, but of a required member and in a PATCH', async () => {
    const spoiled = await spoiledBy([null, '']);
    expect(spoiled).toContain('POST name');
    expect(spoiled).toContain('PATCH note');
    expect(spoiled).not.toContain('POST note');
    expect(spoiled).not.toContain('POST size');
  });

  it('spoil a request where the document names none', async () => {
    expect(await spoiledBy()).toContain('POST note');
  });
});

it('spoils no header that HTTP lets a server ignore', async () => {
  const header = (name: string) => ({
    name,
    in: 'header',
    schema: { type: 'string', pattern: '^bytes=[0-9]+-$' },
  });
  const responses = { 200: { description: 'A file.' }, 400: { description: 'Refused.' } };
  const parameters = ['Range', 'If-Range', 'X-Part'].map(header);
  const paths = { '/file': { get: { operationId: 'getFile', parameters, responses } } };
  const info = { title: 'Files', version: '1.0.0' };
  const files = await loadFiles({ 'openapi.yaml': JSON.stringify({ openapi: '3.1.0', info, paths }) });
  const refusing = { kind: 'response', status: 400, headers: [], body: '' } as unknown as Answer;
  const { sent } = driveProbes(files, negativeProbes(files.operations), () => refusing);
  expect(new Set(sent.map(({ case: { subject } }) => subject))).toEqual(new Set(['header.X-Part']));
});
