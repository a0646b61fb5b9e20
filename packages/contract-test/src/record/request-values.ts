import { headerValues } from '../check/media-type.ts';
import type { Json, Parameter } from '../contract/model.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import { understood } from '../wire/read-back.ts';
import { delimiterOf } from '../wire/styles.ts';
import { plainShapeOf } from '../wire/value-shape.ts';

/** The strings that a request carries besides its body. */
export interface RequestTexts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly cookies: ReadonlyMap<string, string>;
}

/** Reads the strings of a request; `path` has the values of the parameters in its path. */
export function requestTexts(one: LiveExchange, path: Readonly<Record<string, string>>): RequestTexts {
  const mark = one.target.indexOf('?');
  const cookies = headerOf(one, 'cookie')?.split(';') ?? [];
  return {
    path,
    query: mark < 0 ? [] : [...new URLSearchParams(one.target.slice(mark + 1))],
    cookies: new Map(
      cookies.map((cookie) => {
        const cut = cookie.indexOf('=');
        return [cookie.slice(0, cut).trim(), cookie.slice(cut + 1).trim()];
      }),
    ),
  };
}

/** The value of a header of a request, by its name in lower case. */
export function headerOf(one: LiveExchange, name: string): string | undefined {
  return headerValues(
    { kind: 'response', status: 0, headers: one.requestHeaders, body: new Uint8Array() },
    name,
  )[0];
}

/**
 * The possible values of a parameter of a request: every reading of its strings; undefined if it is absent or
 * uncertain.
 */
export interface ReadParameter {
  readonly isPresent: boolean;
  readonly readings: readonly Json[];
}

/** Reads a parameter from a request. Objects and possibly empty values are not read. */
export function readParameter(one: LiveExchange, texts: RequestTexts, parameter: Parameter): ReadParameter {
  const { name, mediaType } = parameter;
  const shape = plainShapeOf(parameter.schema);
  const isObject = shape.kinds.has('object') && !shape.kinds.has('string');
  const found = textsOf(one, texts, parameter);
  if (isObject && mediaType === undefined) {
    const isPresent =
      found.length > 0 ||
      texts.query.some(([given]) => given.startsWith(`${name}[`)) ||
      isExploded(parameter);
    return { isPresent, readings: [] };
  }
  const [text = ''] = found;
  if (found.length === 0) return { isPresent: false, readings: [] };
  if (mediaType !== undefined) return { isPresent: true, readings: jsonOf(text) };
  if (parameter.style === 'label' || parameter.style === 'matrix') return { isPresent: true, readings: [] };
  const isList = shape.kinds.has('array');
  const isEmpty = found.every((value) => value === '') && !shape.kinds.has('string');
  if (isEmpty || (found.length > 1 && !isList)) return { isPresent: true, readings: [] };
  const scalar = found.length === 1 ? [understood(text, shape)] : [];
  const parts = found.length > 1 ? found : text.split(delimiterOf(parameter)).map((part) => part.trim());
  const lists = isList
    ? [
        parts.map((part, at) => understood(part, shape.itemAt(at))),
        ...(found.length === 1 ? [[understood(text, shape.itemAt(0))]] : []),
      ]
    : [];
  return { isPresent: true, readings: [...lists, ...scalar, ...(found.length === 1 ? [text] : [])] };
}

/** Whether a query parameter may be part of the serialization of a declared parameter. */
export function claims(parameter: Parameter, name: string): boolean {
  if (parameter.in !== 'query') return false;
  if (parameter.name === name || name === `${parameter.name}[]`) return true;
  return name.startsWith(`${parameter.name}[`) || isExploded(parameter);
}

/** Whether any name in a query can be a member of an object parameter. */
function isExploded({ in: where, explode, style, schema }: Parameter): boolean {
  return (
    where === 'query' &&
    explode &&
    style === 'form' &&
    plainShapeOf(schema).kinds.has('object') &&
    !plainShapeOf(schema).kinds.has('string')
  );
}

function textsOf(one: LiveExchange, texts: RequestTexts, { in: where, name }: Parameter): readonly string[] {
  switch (where) {
    case 'path':
      return texts.path[name] === undefined ? [] : [texts.path[name]];
    case 'query':
      return texts.query
        .filter(([given]) => given === name || given === `${name}[]`)
        .map(([, value]) => value);
    case 'header': {
      const value = headerOf(one, name.toLowerCase());
      return value === undefined ? [] : [value];
    }
    case 'cookie': {
      const value = texts.cookies.get(name);
      return value === undefined ? [] : [value];
    }
  }
}

function jsonOf(text: string): readonly Json[] {
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return [text];
  }
}
