import { isRecord } from '../contract/instances/json-value.ts';
import type { Json, Parameter } from '../contract/model.ts';
import { encoded, textOf } from './text.ts';

/** A name and a value, not encoded. */
export type Pair = readonly [name: string, value: string];

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** The delimiter between the values of a parameter in one text. */
export function delimiterOf({ style }: Parameter): string {
  return delimiters[style] ?? ',';
}

/** A query, form or cookie parameter as its serialized pairs; none for an empty array or object. */
export function pairsOf(parameter: Parameter, value: Json): readonly Pair[] {
  const { name, style, explode, mediaType } = parameter;
  if (mediaType !== undefined) return [[name, JSON.stringify(value)]];
  const isSpread = explode && parameter.in !== 'cookie';
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (isSpread) return value.map((item: Json) => [name, textOf(item)]);
    return [[name, value.map(textOf).join(delimiterOf(parameter))]];
  }
  if (!isRecord(value)) return [[name, textOf(value)]];
  const members = Object.entries(value);
  if (members.length === 0) return [];
  if (style === 'deepObject') return members.map(([key, member]) => [`${name}[${key}]`, textOf(member)]);
  if (isSpread) return members.map(([key, member]) => [key, textOf(member)]);
  return [[name, flat(value).join(delimiterOf(parameter))]];
}

/** A header parameter as written in its line. */
export function headerText(parameter: Parameter, value: Json): string {
  return listText(parameter, value, ',', textOf).trim();
}

/** A path parameter as written in the path, encoded, with the prefix of its style. */
export function pathText(parameter: Parameter, value: Json): string {
  const { name, style, explode } = parameter;
  const part = (item: Json): string => encoded(textOf(item));
  if (style === 'label') return `.${listText(parameter, value, explode ? '.' : ',', part)}`;
  if (style !== 'matrix') return listText(parameter, value, ',', part);
  if (explode && Array.isArray(value)) return value.map((item: Json) => `;${name}=${part(item)}`).join('');
  if (explode && isRecord(value)) {
    return Object.entries(value)
      .map(([key, member]) => `;${encoded(key)}=${part(member)}`)
      .join('');
  }
  return `;${name}=${listText(parameter, value, ',', part)}`;
}

function listText(
  { explode, mediaType }: Parameter,
  value: Json,
  delimiter: string,
  write: (value: Json) => string,
): string {
  if (mediaType !== undefined) return write(JSON.stringify(value));
  if (Array.isArray(value)) return value.map(write).join(delimiter);
  if (!isRecord(value)) return write(value);
  if (!explode) return flat(value).map(write).join(delimiter);
  return Object.entries(value)
    .map(([key, member]) => `${write(key)}=${write(member)}`)
    .join(delimiter);
}

/** Names and values in turn. */
function flat(value: { readonly [name: string]: Json }): string[] {
  return Object.entries(value).flatMap(([key, member]) => [key, textOf(member)]);
}
