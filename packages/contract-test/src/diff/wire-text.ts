import { isList, isRecord } from '../instances/json-value.ts';
import type { Json } from '../model.ts';

/** How a value travels: as JSON, or as the text of a query, path, header or cookie parameter. */
export type Carrier = 'json' | 'text' | 'header' | 'path';

/** Whether a value can be sent at all. */
export function isSendable(carrier: Carrier, value: Json): boolean {
  if (carrier === 'json' || carrier === 'text') return true;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '' || (isList(value) && value.length === 0)) return false;
  return carrier === 'path' || /^[!-~]([ -~]*[!-~])?$/.test(text);
}

/** What a receiver may take a value for: text carries no types. */
export function readings(carrier: Carrier, value: Json): readonly Json[] {
  if (carrier === 'json') return [value];
  return [value, mapScalars(value, asText), mapScalars(value, asTyped)];
}

function mapScalars(value: Json, change: (scalar: Json) => Json): Json {
  if (isList(value)) return value.map((item) => mapScalars(item, change));
  if (!isRecord(value)) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mapScalars(member, change)]),
  );
}

function asText(scalar: Json): Json {
  return typeof scalar === 'string' ? scalar : JSON.stringify(scalar);
}

function asTyped(scalar: Json): Json {
  if (typeof scalar !== 'string' || !/^(true|false|null|-?\d+(\.\d+)?)$/.test(scalar)) return scalar;
  return JSON.parse(/^-?0\d/.test(scalar) ? JSON.stringify(scalar) : scalar) as Json;
}
