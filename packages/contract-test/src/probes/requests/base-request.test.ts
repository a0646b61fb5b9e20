import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { contextOf, driveProbes, operationOf } from '../../../test/probes/drive-probes.ts';
import { openShop } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import type { Exchange } from '../../model/case.ts';
import { baseProbes } from '../base.ts';
import { baseRequest } from './base-request.ts';
import { fullBody } from './full-body.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const base = (id: string) => baseRequest(contextOf(contract), operationOf(contract, id));

describe('baseRequest', () => {
  it('has the first example as its body, and nothing optional but a key', () => {
    const request = base('createThing');
    expect(request?.body).toEqual({ mediaType: 'application/json', value: { name: 'cup' } });
    expect(Object.keys(request?.headers ?? {})).toEqual(['Idempotency-Key']);
    expect(base('listThings')?.query).toEqual({});
  });

  it('has a new key each time, the same for the same seed', () => {
    const keys = () => {
      const context = contextOf(contract);
      return [1, 2].map(
        () => baseRequest(context, operationOf(contract, 'createThing'))?.headers['Idempotency-Key'],
      );
    };
    expect(keys()).toEqual(keys());
    expect(new Set(keys()).size).toBe(2);
  });

  it('leads to a thing that is known, else to one that fits the schema', () => {
    expect(base('getThing')?.path.thingId).toMatch(/^t-\d{8}$/);
    const { sent } = driveProbes(
      contract,
      baseProbes(['createThing', 'getThing'].map((id) => operationOf(contract, id))),
      openShop(),
    );
    expect(sent.map(({ status, case: { parts } }: Exchange) => [status, parts.path.thingId])).toEqual([
      [201, undefined],
      [200, 't-00000001'],
    ]);
  });

  it('cannot be made where a required part has no valid value', async () => {
    const impossible = {
      name: 'q',
      in: 'query',
      required: true,
      schema: { type: 'string', minLength: 2, maxLength: 1 },
    };
    const never = await loadFiles({
      'openapi.yaml': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Never', version: '1' },
        paths: {
          '/a': {
            get: { operationId: 'never', parameters: [impossible], responses: { 200: { description: '' } } },
          },
        },
      }),
    });
    expect(baseRequest(contextOf(never), operationOf(never, 'never'))).toBeUndefined();
  });
});

describe('fullBody', () => {
  it('adds every optional member', () => {
    const full = fullBody(
      contextOf(contract),
      operationOf(contract, 'createThing'),
      base('createThing')?.body,
    );
    const value = full !== undefined && 'value' in full ? full.value : null;
    expect(Object.keys(value ?? {}).sort()).toEqual(['colour', 'name', 'parts', 'size']);
  });
});
