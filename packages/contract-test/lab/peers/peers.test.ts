import { beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { faults } from '../faults/every-fault.ts';
import { samples } from '../samples.ts';
import { isFound, placesOf } from './outcome.ts';
import type { Peer } from './peer.ts';
import { openPrism } from './prism.ts';
import { openRespect } from './respect.ts';
import { openTester } from './tester.ts';

const brokenBody = faultNamed('body-tuple-too-long');
const missingHeader = faultNamed('header-missing-etag');
const refusedRequest = faultNamed('strict-longest-name');

/**
 * `lab.test.ts` tests that the tester finds the faults; what the README says about other tools does not depend on our
 * code.
 */
const isSoaked = process.env.SOAK !== undefined;

function faultNamed(name: string): Fault {
  const seeded = faults.find(({ fault }) => fault.name === name);
  if (seeded === undefined) throw new Error(`Unknown fault ${name}.`);
  return seeded.fault;
}

async function marks(peer: Peer, clean: ReadonlySet<string>): Promise<readonly boolean[]> {
  const found: boolean[] = [];
  for (const fault of [brokenBody, missingHeader, refusedRequest])
    found.push(isFound(peer.name, fault, await peer.examine(fault), clean));
  return found;
}

describe('the tester', () => {
  it('finds a fault', async () => {
    const tester = await openTester();
    expect(isFound(tester.name, brokenBody, await tester.examine(brokenBody), new Set())).toBe(true);
  });

  it.runIf(isSoaked)('finds all three and nothing on the clean server', async () => {
    const tester = await openTester();
    const clean = await tester.examine();
    expect([...clean]).toEqual([]);
    expect(await marks(tester, clean)).toEqual([true, true, true]);
  });
});

describe.runIf(isSoaked)('the proxy of Prism (by npm run test:soak)', () => {
  let prism: Peer;
  beforeAll(async () => {
    prism = await openPrism({ requests: samples, namesDialect: true });
  });

  it('finds what an answer shows by itself, and fails on HEAD', async () => {
    const clean = await prism.examine();
    expect(placesOf(clean).filter((place) => !place.startsWith('HEAD '))).toEqual([]);
    expect(placesOf(clean)).toContain('HEAD /v1/items');
    expect(await marks(prism, clean)).toEqual([true, true, false]);
  });

  it('takes tuples for wrong when the contract does not name its dialect', async () => {
    const asItStands = await openPrism({ requests: samples, namesDialect: false });
    expect(placesOf(await asItStands.examine())).toContain('GET /v1/items/*');
  });
});

describe.runIf(isSoaked)('Respect (by npm run test:soak)', () => {
  it('finds what a body shows, looks at no header, and misreads `else` on the clean server', async () => {
    const respect = openRespect();
    const clean = await respect.examine();
    expect(placesOf(clean)).toEqual([
      'all-movements/all',
      'limited-movements/limited',
      'some-movements/some',
    ]);
    expect(await marks(respect, clean)).toEqual([true, false, false]);
  });
});

it('asks of the tester that it names the rule', () => {
  const other = new Set(['response-body listItems /body', 'response-body getItem /body']);
  expect(isFound('tester', brokenBody, other, new Set())).toBe(true);
  expect(isFound('tester', brokenBody, new Set(['media-type getItem /headers']), new Set())).toBe(false);
  expect(isFound('Prism', brokenBody, new Set(['GET /v1/items/*: wrong']), new Set())).toBe(true);
  expect(isFound('Prism', brokenBody, other, other)).toBe(false);
});
