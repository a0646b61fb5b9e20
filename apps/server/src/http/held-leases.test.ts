import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actingAccount, onAccountOf } from '../domain/acting-business.ts';
import type { Claim } from '../domain/idempotency-store.ts';
import { HeldLeases } from './held-leases.ts';

const LEASE_MS = 4000;
const claim = (owner: string): Claim => ({
  businessId: 'BUS_a',
  scopeHash: new Uint8Array([1]),
  requestHash: new Uint8Array([2]),
  owner,
  now: new Date(0),
  expiresAt: new Date(1),
  leaseMs: LEASE_MS,
});

let renewed: string[][];
let failures: unknown[];
let accounts: unknown[];
let outage: Error | undefined;
let leases: HeldLeases;

beforeEach(() => {
  vi.useFakeTimers();
  [renewed, failures, accounts, outage] = [[], [], [], undefined];
  const renew = async (claims: readonly Claim[]) => {
    if (outage !== undefined) throw outage;
    renewed.push(claims.map(({ owner }) => owner));
    accounts.push(actingAccount());
  };
  leases = new HeldLeases({ renew }, LEASE_MS, (error) => failures.push(error));
});
afterEach(() => vi.useRealTimers());

test('a request that ends at once renews nothing, and leaves no timer behind', async () => {
  leases.hold(claim('short'))();
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect([renewed, vi.getTimerCount()]).toEqual([[], 0]);
});

test('are renewed on nobody’s account, whoever was the first to hold one', async () => {
  const letGo = onAccountOf('BUS_a', () => leases.hold(claim('one')));
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  letGo();
  expect(new Set(accounts)).toEqual(new Set([undefined]));
});

test('those that go on are renewed together, several times within a lease, until they end', async () => {
  const [letGo, letOtherGo] = [leases.hold(claim('one')), leases.hold(claim('other'))];
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(renewed.length).toBeGreaterThanOrEqual(3);
  expect(renewed.every((owners) => owners.join() === 'one,other')).toBe(true);
  letGo();
  renewed = [];
  await vi.advanceTimersByTimeAsync(1000);
  expect(renewed).toEqual([['other']]);
  letOtherGo();
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect([renewed, vi.getTimerCount()]).toEqual([[['other']], 0]);
});

test('a renewal that fails is reported, and the next one comes', async () => {
  leases.hold(claim('one'));
  outage = new Error('The database is out of reach.');
  await vi.advanceTimersByTimeAsync(1000);
  expect([renewed, failures]).toEqual([[], [outage]]);
  outage = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  expect(renewed).toEqual([['one']]);
});
