import { beforeAll, describe, expect, it } from 'vitest';
import type { WireRequest } from '../../../../src/model/message.ts';
import { sample } from '../../../samples.ts';
import { labServer, tokens } from '../../../server.ts';
import { ownFaults } from '../../index.ts';
import { firstBlindFaults } from '../first/index.ts';
import { flawFinder } from './flaws.ts';
import { secondBlindFaults } from './index.ts';
import { proofs } from './proofs.ts';
import { type Seen, seenOf } from './seen.ts';
import { acetone, arrange, bolt, create, get, key, labels, move, washer } from './sent.ts';

/** Ordinary requests that no fault affects. */
const ordinary: readonly WireRequest[] = [
  get('/health'),
  sample('GET', '/health', { authorization: null }),
  get('/health', { Accept: 'text/plain' }),
  get('/v1/items?limit=2'),
  get('/v1/items?limit=2&offset=2'),
  get('/v1/items?kind=bulk'),
  get('/v1/items?limit=0'),
  sample('GET', '/v1/items', { authorization: 'Bearer nobody' }),
  create({ dimensions: [1, 2, 'cm'], attributes: { hard: true } }),
  create({ weight: 0 }),
  create({}, key('ordinary-1')),
  create({}, key('ordinary-1')),
  create({ name: 'Ring' }, key('ordinary-1')),
  get('/v1/items/itm_000004'),
  sample('HEAD', '/v1/items/itm_000004'),
  get('/v1/items/itm_000099'),
  sample('PATCH', '/v1/items/itm_000004', { json: { name: 'Nut', tags: ['steel'] } }),
  sample('PATCH', '/v1/items/itm_000099', { json: { name: 'Nut' } }),
  sample('POST', bolt, { json: washer }),
  sample('DELETE', '/v1/items/itm_000099'),
  sample('DELETE', acetone),
  get(`${acetone}/movements`),
  get(`${acetone}/movements`, { Accept: 'text/csv' }),
  sample('GET', `${acetone}/movements`, { authorization: `Bearer ${tokens.unscoped}` }),
  move('ordinary-2', { direction: 'in', quantity: 1 }),
  move('ordinary-2', { direction: 'in', quantity: 1 }),
  move('ordinary-3', { direction: 'in', quantity: 1, toBin: 'B-01' }),
  move('ordinary-3', { direction: 'transfer', quantity: 1, toBin: 'B-01' }),
  sample('POST', '/v1/searches', { json: { by: 'text', text: 'olt' } }),
  sample('POST', '/v1/searches', { json: { by: 'weight', from: 0, to: 9 } }),
  sample('POST', '/v1/searches', { json: { by: 'weight' } }),
  labels(`Bearer ${tokens.full}`),
  labels(`Bearer ${tokens.unscoped}`),
  labels('Bearer nobody'),
  arrange(2),
  get('/v1/layout'),
  get('/v1/layout', { Accept: 'text/html' }),
  sample('PUT', '/v1/layout', { json: { zones: [] } }),
  sample('DELETE', bolt),
];

/** A response without the keywords that a refusal names, which the server may choose. */
const told = ({ text, ...rest }: Seen) => ({ ...rest, text: text.replace(/,"errors":.*$/, '') });

const named = secondBlindFaults.map((fault) => [fault.name, fault] as const);
let flawsOf: Awaited<ReturnType<typeof flawFinder>>;

beforeAll(async () => {
  flawsOf = await flawFinder();
});

describe('the second blind faults', () => {
  it('are 20, each under its own name and with a proof', () => {
    const names = [...ownFaults, ...firstBlindFaults, ...secondBlindFaults].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(secondBlindFaults).toHaveLength(20);
    expect(Object.keys(proofs).sort()).toEqual(secondBlindFaults.map(({ name }) => name).sort());
  });

  it.each(named)('%s shows, where the clean server keeps the contract', (name, fault) => {
    const proof = proofs[name];
    if (proof === undefined) throw new Error(`No proof for ${name}.`);
    const [clean, faulty] = [labServer(), labServer(fault)];
    for (const [at, request] of proof.requests.entries()) {
      const [right, wrong] = [seenOf(clean(request)), seenOf(faulty(request))];
      expect(flawsOf(request, right)).toEqual([]);
      if (at < proof.requests.length - 1) continue;
      expect(proof.shows(right)).toEqual(proof.clean);
      expect(proof.shows(wrong)).toEqual(proof.faulty);
      expect(flawsOf(request, wrong)).toEqual(proof.flaws);
    }
  });

  it.each(named)('%s breaks nothing else', (_, fault) => {
    const [clean, faulty] = [labServer(), labServer(fault)];
    for (const request of ordinary) {
      const right = seenOf(clean(request));
      expect(flawsOf(request, right), `${request.method} ${request.target}`).toEqual([]);
      expect(told(seenOf(faulty(request))), `${request.method} ${request.target}`).toEqual(told(right));
    }
  });
});
