import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, told } from '../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../test/probes/shop.ts';
import { shopContract } from '../../test/probes/shop-contract.ts';
import type { Contract } from '../contract/model.ts';
import { planProbes } from './plan.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault, seed = 1) =>
  driveProbes(contract, planProbes(contract, 'server'), openShop(fault), seed);

describe('planProbes', () => {
  it('finds nothing on a server that keeps its contract', () => {
    for (const seed of [1, 2, 3]) expect(told(run(undefined, seed))).toEqual([]);
  });

  it('sends the same requests for the same seed', () => {
    const requests = (seed: number) => run(undefined, seed).sent.map(({ request }) => request);
    expect(requests(7)).toEqual(requests(7));
    expect(requests(7)).not.toEqual(requests(8));
  });

  it('gives every case an id of its own that begins with its probe', () => {
    const ids = run().sent.map((exchange) => exchange.case.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const probes = planProbes(contract, 'server').map(({ id }) => id);
    expect(ids.filter((id) => !probes.some((probe) => id.startsWith(`${probe}/`)))).toEqual([]);
  });

  it('runs shape, then state, then spoil, and removes nothing in shape', () => {
    const phases = planProbes(contract, 'server').map(({ phase }) => phase);
    expect(phases).toEqual(phases.toSorted((one, other) => rank(one) - rank(other)));
    const shape = driveProbes(
      contract,
      planProbes(contract, 'server').filter(({ phase }) => phase === 'shape'),
      openShop(),
    );
    expect(shape.sent.map(({ request }) => request.method)).not.toContain('DELETE');
  });

  it('sends lists, then creates, then reads first', () => {
    const bases = planProbes(contract, 'server').filter(({ id }) => id.endsWith('/base'));
    expect(bases.map(({ operations }) => operations[0])).toEqual([
      'listThings',
      'newestThing',
      'createThing',
      'getThing',
    ]);
  });

  it('keeps to the operations that are wanted', () => {
    const probes = planProbes(contract, 'server', ['getThing']);
    expect(new Set(probes.flatMap(({ operations }) => operations))).toEqual(new Set(['getThing']));
  });

  it('only reads an upstream', () => {
    const { sent } = driveProbes(contract, planProbes(contract, 'upstream'), openShop());
    expect(new Set(sent.map(({ request }) => request.method))).toEqual(new Set(['GET', 'HEAD']));
    expect(sent.every((exchange) => exchange.case.branch?.side !== 'invalid')).toBe(true);
  });

  it('asks a mock for each declared status and each example', () => {
    const asked = driveProbes(contract, planProbes(contract, 'mock', ['listThings']), openShop());
    const preferences = asked.sent.map((exchange) => exchange.case.tampering?.headers?.Prefer);
    expect(preferences).toEqual([
      undefined,
      'code=200',
      'code=200, example=none',
      'code=400',
      'code=401',
      'code=403',
      'code=406',
    ]);
    expect(told(asked)).toEqual(['missing-mock-answer listThings /status']);
  });
});

function rank(phase: string): number {
  return ['shape', 'state', 'spoil'].indexOf(phase);
}
