import { describe, expect, it } from 'vitest';
import { entriesOf, identifierOf, identifierReader, thingsOf } from './answered-things.ts';

describe('identifierOf', () => {
  it.each([
    [{ id: 7, name: 'x' }, 'id', 7],
    [{ id: 'a', thingId: 'b' }, 'thingId', 'b'],
    [{ id: 'a', thing_id: 'b' }, 'thingId', 'b'],
    [{ code: 'USD', id: 'cur_1' }, 'currency_code', 'USD'],
    [{ code: 'USD' }, 'id_or_code', 'USD'],
    [{ id: 'cur_1', code: 'USD' }, 'id_or_code', 'cur_1'],
    [{ id: '' }, 'id', undefined],
    [{ name: 'x' }, 'id', undefined],
  ])('finds in %j for {%s}: %s', (thing, parameter, expected) => {
    expect(identifierOf(thing, parameter)).toBe(expected);
  });
});

describe('identifierReader', () => {
  it('reads each thing by itself, whatever the ones before had', () => {
    const idOf = identifierReader('thingId');
    const things = [
      { thing_id: 'a', id: 'x' },
      { id: 'b' },
      { id: 'y', thingId: 'c' },
      { name: 'd' },
      { id: 5 },
    ];
    expect(things.map(idOf)).toEqual(['a', 'b', 'c', undefined, 5]);
  });

  it('takes the next best member where the best one has no identifier', () => {
    expect(identifierReader('thing_code')({ thing_code: null, code: '', id: 'a' })).toBe('a');
  });
});

describe('entriesOf', () => {
  it.each([
    [[{ id: 1 }]],
    [{ data: [{ id: 1 }], pagination: {} }],
    [{ data: { total: 1, things: [{ id: 1 }] } }],
    [{ errors: [], items: [{ id: 1 }, 'no object'] }],
    [{ next: null, books: [{ id: 1 }] }],
  ])('finds the entries of %j', (answer) => {
    expect(entriesOf(answer)).toEqual([{ id: 1 }]);
  });

  it('finds none where there is no list', () => {
    expect(entriesOf({ id: 1 })).toEqual([]);
    expect(entriesOf(undefined)).toEqual([]);
  });
});

describe('thingsOf', () => {
  it('looks into what wraps a thing', () => {
    expect(thingsOf({ data: { id: 1 } })[0]).toEqual({ id: 1 });
    expect(thingsOf({ book: { id: 1 } })).toEqual([{ book: { id: 1 } }, { id: 1 }]);
    expect(thingsOf('text')).toEqual([]);
  });
});
