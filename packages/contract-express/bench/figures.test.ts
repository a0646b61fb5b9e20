import { describe, expect, it } from 'vitest';
import { busySigns, type Cell } from './figures.ts';

const cell = (peer: string, rounds: number[]): Cell => ({ peer, operations: 200, route: 'one', rounds });

describe('busySigns', () => {
  it('finds none on a quiet machine', () => {
    expect(busySigns([cell('bare', [40, 43, 59]), cell('contract', [40, 41, 58])])).toEqual([]);
  });

  it('finds a round that is far from the others', () => {
    expect(busySigns([cell('stock', [100, 151, 99])])).toEqual([
      'one of stock, 200 operations: 100 µs, one round 151',
    ]);
  });

  it('finds contract-express cheaper than what it is built on', () => {
    expect(busySigns([cell('bare', [46, 45, 47]), cell('contract', [40, 41, 42])])).toEqual([
      'one, 200 operations: contract-express ÷ bare Express 1.12',
    ]);
  });
});
