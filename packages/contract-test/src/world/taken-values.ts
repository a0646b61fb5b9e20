import { valueAt } from '../contract/json-pointer.ts';
import type { Json, Operation } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';

/**
 * The places of request bodies whose values must be unique on the server, such as names, and the values already taken.
 */
export interface TakenValues {
  /** Records that the values at a place must be unique. */
  note(operation: Operation, pointer: string): void;
  observe(exchange: Exchange): void;
  /** The places of a body whose values are already taken. */
  pointersIn(operation: Operation, body: Json): readonly string[];
}

/** Opens an empty record. */
export function openTakenValues(): TakenValues {
  const places = new Map<string, Map<string, Set<string>>>();
  const valuesOf = (operation: Operation, pointer: string): Set<string> | undefined =>
    places.get(operation.id)?.get(pointer);
  return {
    note({ id }, pointer) {
      const own = places.get(id) ?? new Map<string, Set<string>>();
      places.set(id, own);
      if (!own.has(pointer)) own.set(pointer, new Set());
    },
    observe({ case: { operation, parts }, status }) {
      const { body } = parts;
      if (body === undefined || !('value' in body) || (status !== 409 && (status < 200 || status >= 300)))
        return;
      for (const [pointer, values] of places.get(operation.id) ?? []) {
        const value = valueAt(body.value, pointer);
        if (value !== undefined) values.add(JSON.stringify(value));
      }
    },
    pointersIn(operation, body) {
      return [...(places.get(operation.id)?.keys() ?? [])].filter((pointer) => {
        const value = valueAt(body, pointer);
        return value !== undefined && valuesOf(operation, pointer)?.has(JSON.stringify(value)) === true;
      });
    },
  };
}
