import { describe, expect, it } from 'vitest';
import { guessTemplates } from './guess-templates.ts';

const guess = (paths: string[], declared: string[] = []) =>
  Object.fromEntries(guessTemplates(paths, declared));

describe('the template of unknown paths', () => {
  it.each([
    ['/orders/17', '/orders/{orderId}'],
    ['/orders/0190a8f0-0000-7000-8000-000000000001/lines', '/orders/{orderId}/lines'],
    ['/categories/ord_10023/entries/9', '/categories/{categoryId}/entries/{entryId}'],
    ['/boxes/01J9ZQ8Y7X6W5V4T3S2R1Q0P9N', '/boxes/{boxId}'],
    ['/days/2026-01-31', '/days/{dayId}'],
    ['/v1/orders', '/v1/orders'],
    ['/order-lines', '/order-lines'],
    ['/health/live', '/health/live'],
    ['/', '/'],
  ])('%s: %s', (path, template) => {
    expect(guess([path])).toEqual({ [path]: template });
  });

  it('has the parameters of declared paths with the same beginning', () => {
    const declared = ['/shelves/{name}', '/shelves/recent', '/things/{thing_id}'];
    expect(guess(['/shelves/maps/tags', '/shelves/recent/tags', '/notes/5'], declared)).toEqual({
      '/shelves/maps/tags': '/shelves/{name}/tags',
      '/shelves/recent/tags': '/shelves/recent/tags',
      '/notes/5': '/notes/{note_id}',
    });
  });

  it('has a parameter for many values in one place, and none for few', () => {
    const many = ['red', 'green', 'blue', 'black', 'white'].map((name) => `/colors/${name}`);
    expect(new Set(Object.values(guess(many)))).toEqual(new Set(['/colors/{colorId}']));
    expect(Object.values(guess(many.slice(0, 4)))).toEqual(many.slice(0, 4));
  });
});
