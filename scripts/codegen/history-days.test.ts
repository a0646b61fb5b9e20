import { describe, expect, it } from 'vitest';
import { type OpenApiDocument, SpecError } from './bundle.ts';
import { historyDays } from './history-days.ts';

function daysOf(schemas: object): number {
  return historyDays({ paths: {}, components: { schemas } } as unknown as OpenApiDocument);
}

describe('historyDays', () => {
  it('reads what the schemas state', () => {
    expect(daysOf({ Event: { 'x-history': 'P7D' }, Log: { 'x-history': 'P7D' }, Other: {} })).toBe(7);
  });

  it.each([
    ['nothing', { Event: {} }],
    ['hours', { Event: { 'x-history': 'PT36H' } }],
    ['no day', { Event: { 'x-history': 'P0D' } }],
    ['two periods', { Event: { 'x-history': 'P7D' }, Log: { 'x-history': 'P8D' } }],
  ])('refuses schemas that state %s', (_, schemas) => {
    expect(() => daysOf(schemas)).toThrow(SpecError);
  });
});
