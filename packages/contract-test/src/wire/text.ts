import type { Json } from '../contract/model.ts';

/** A value as text outside of JSON; arrays and objects stay JSON. */
export function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A text as part of a URL, with everything except unreserved characters percent-encoded. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
