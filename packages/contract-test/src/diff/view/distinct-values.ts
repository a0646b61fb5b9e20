import { isRecord } from '../../contract/instances/json-value.ts';
import type { Json } from '../../contract/model.ts';

/** Values without duplicates, by their JSON text. */
export function distinctValues(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** A different value of the same kind, so that items do not repeat: in an object, one member differs. */
export function variation(value: Json, index: number): Json {
  if (typeof value === 'string') return `${value}${index}`;
  if (typeof value === 'number') return value + index;
  if (!isRecord(value)) return value;
  const number = Object.entries(value).find(([, member]) => typeof member === 'number');
  const [name, member] = number ?? Object.entries(value).find(([, one]) => typeof one === 'string') ?? [];
  return name === undefined || member === undefined ? value : { ...value, [name]: variation(member, index) };
}
