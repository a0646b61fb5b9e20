import type { Json } from '../model.ts';

/** Values without those that are written like another one. */
export function distinctValues(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Another value of the kind of one, so that items do not repeat. */
export function variation(value: Json, index: number): Json {
  if (typeof value === 'string') return `${value}${index}`;
  return typeof value === 'number' ? value + index : value;
}
