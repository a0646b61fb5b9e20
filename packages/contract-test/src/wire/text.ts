import type { Json } from '../contract/model.ts';

/** A value as the text that it has outside of JSON; arrays and objects stay JSON. */
export function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A text as a part of a URL, with everything but unreserved characters percent-encoded. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
