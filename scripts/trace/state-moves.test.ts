import { expect, it } from 'vitest';
import { checkMoves } from './state-moves.ts';

const stated = new Set(['states/fill.yaml/moves/0/from', 'states/fill.yaml/moves/0/to']);
const known = new Set(['G01']);
const check = (machine: object, path = 'states/fill.yaml'): string[] =>
  checkMoves({ [path]: machine }, stated, known).map(({ what }) => what);

it('takes a move that a row names whole, or that is decided', () => {
  const move = { from: 'a', to: 'b' };
  expect(check({ moves: [move] })).toEqual([]);
  expect(check({ moves: [move, { from: 'b', to: 'a', decision: 'G01' }] })).toEqual([]);
  expect(check({ decision: ['G01'], moves: [move, move] })).toEqual([]);
  expect(check({ moves: [move] }, 'other/fill.yaml')).toEqual([]);
});

it('refuses any other move', () => {
  expect(check({ moves: [{ from: 'a', to: 'b', by: 'c' }] })).toHaveLength(1);
  expect(
    check({
      moves: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
    }),
  ).toHaveLength(1);
  expect(check({ decision: 'G99', moves: [{}, { from: 'a' }] })).toHaveLength(1);
});
