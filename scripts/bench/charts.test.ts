import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { charts } from './charts.ts';

const contractExpress = {
  cells: [
    { peer: 'bare', operations: 200, route: 'one', rounds: [29, 31, 30] },
    { peer: 'contract', operations: 200, route: 'one', rounds: [41, 40, 90] },
    { peer: 'stock', operations: 200, route: 'list', rounds: [237] },
    { peer: 'stock', operations: 3, route: 'list', rounds: [7777] },
  ],
};
const server = {
  results: [
    { database: 'PGlite', route: 'read', requestsPerSecond: 1234, cpuMicroseconds: 432, p99: 9 },
    { database: 'PostgreSQL', route: 'read', requestsPerSecond: 2345, cpuMicroseconds: 321, p99: 8 },
  ],
};

describe('charts', () => {
  const drawn = charts(contractExpress, server);

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

  it('draws exactly the charts that the guide shows', () => {
    const guide = readFileSync(join(root, 'spec/guides/performance.md'), 'utf8');
    const shown = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file);
    expect(Object.keys(drawn).toSorted()).toEqual(shown.toSorted());
  });
});
