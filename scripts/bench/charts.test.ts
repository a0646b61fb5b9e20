import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { charts } from './charts.ts';

const measured = { node: 'v26.10.0', cores: 2, measuredAt: '2026-11-20T22:53:00.000Z', busyMachine: [] };
const kept = { what: 'one: × faster than stock', measured: 2.5, target: 2.5, kind: 'at least' as const };
const contractExpress = {
  ...measured,
  promises: [kept],
  cells: [
    { peer: 'bare', operations: 200, route: 'one', rounds: [29, 31, 30] },
    { peer: 'contract', operations: 200, route: 'one', rounds: [41, 40, 90] },
    { peer: 'stock', operations: 200, route: 'list', rounds: [237] },
    { peer: 'stock', operations: 3, route: 'list', rounds: [7777] },
  ],
};
const server = {
  ...measured,
  promises: [],
  results: [
    { database: 'PGlite', route: 'read', requestsPerSecond: 1234, cpuMicroseconds: 432, p99: 9 },
    { database: 'PostgreSQL', route: 'read', requestsPerSecond: 2345, cpuMicroseconds: 321, p99: 8 },
  ],
};
const transfers = {
  ...measured,
  clients: 32,
  promises: [kept],
  cells: [
    { subject: 'TPC-B', rounds: [3000, 3100, 2900] },
    { subject: 'HTTP', rounds: [900, 950, 800] },
    { subject: 'ledger, one balance', rounds: [1750] },
  ],
};

describe('charts', () => {
  const drawn = charts(contractExpress, server, transfers);

  it('draws the median of the rounds of each peer on each route', () => {
    const validation = drawn['bench-validation.svg'];
    expect(validation).toMatch(
      /One balance, 0.9 KB: bare Express 30, contract-express, 200 operations 41; Fifty balances, 30 KB: express-openapi-validator 237/,
    );
    expect(validation).not.toContain('7,780');
  });

  it('draws requests and their cost on both databases', () => {
    expect(drawn['bench-requests.svg']).toContain('read: PGlite 1,230, PostgreSQL 2,350');
    expect(drawn['bench-cost.svg']).toContain('read: PGlite 432, PostgreSQL 321');
  });

  it('draws transfers with many balances and with one', () => {
    expect(drawn['bench-transfers.svg']).toContain(
      'Many balances: TPC-B 3,000, HTTP 900; One balance: ledger 1,750',
    );
  });

  it('says where and when the figures were taken', () => {
    for (const svg of Object.values(drawn))
      expect(svg).toContain('>Measured on 2026-11-20 with Node 26.10.0 on a machine of 2 processors.<');
  });

  it('says when the machine was busy', () => {
    const busy = charts(
      contractExpress,
      { ...server, busyMachine: ['read, PGlite: 30 µs, one round 90'] },
      transfers,
    );
    const told = Object.keys(busy).filter((file) => busy[file]?.includes('>Measured on a busy machine: '));
    expect(told).toEqual(['bench-requests.svg', 'bench-cost.svg']);
  });

  it('says which targets were missed', () => {
    expect(drawn['bench-validation.svg']).toContain('>All 1 targets were met.<');
    const missed = [
      { ...kept, measured: 2.496 },
      { what: 'boot, ms', measured: 3000.4, target: 3000, kind: 'at most' as const },
      { ...kept, what: 'lost', measured: Number.NaN },
    ];
    const svg = charts({ ...contractExpress, promises: [kept, ...missed] }, server, transfers)[
      'bench-validation.svg'
    ];
    expect(svg?.match(/Target missed: [^<"]*(?=<)/g)).toEqual([
      'Target missed: one: × faster than stock was 2.496, to be at least 2.5.',
      'Target missed: boot, ms was 3000.4, to be at most 3000.',
      'Target missed: lost was NaN, to be at least 2.5.',
    ]);
  });

  it('draws exactly the charts that the guide shows', () => {
    const guide = readFileSync(join(root, 'spec/guides/performance.md'), 'utf8');
    const shown = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file);
    expect(Object.keys(drawn).toSorted()).toEqual(shown.toSorted());
  });
});
