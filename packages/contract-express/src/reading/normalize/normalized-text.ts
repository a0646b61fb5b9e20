import { breaksFormat } from '../explain/formats.ts';

/**
 * How a text is normalized before validation, as the extension `x-normalize` names it (G52). A text of another form is
 * left to the validator unchanged.
 */
export type Normalization = 'code' | 'currency' | 'iban' | 'instant' | 'base64';

/** @param aliases currency codes by their alternative codes */
export function normalizedText(
  kind: Normalization,
  text: string,
  aliases: ReadonlyMap<string, string>,
): string {
  switch (kind) {
    case 'code':
      return codeOf(text);
    case 'currency': {
      const code = codeOf(text);
      return aliases.get(code) ?? code;
    }
    case 'iban':
      return text.replaceAll(' ', '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
    case 'instant':
      return inUtc(text);
    case 'base64':
      return bareBase64(text);
  }
}

function codeOf(text: string): string {
  const trimmed = trimmedOfBlanks(text);
  // Upper-casing other letters would create codes from invalid texts: `ı` becomes I and `ſ` becomes S.
  return trimmed.includes('_') ? trimmed : trimmed.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The text without ASCII white space around it. */
function trimmedOfBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Whether a character is a space, or tab to carriage return. */
function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

const OFFSET = /^(\S{10}T\d\d:\d\d:\d\d)(\.\d{1,6})?([+ -]\d\d:\d\d)$/;

/** An instant with an offset, converted to UTC. A `+` that was not percent-encoded in a query arrives as a space. */
function inUtc(text: string): string {
  const [, time, fraction = '', offset = ''] = OFFSET.exec(text) ?? [];
  if (time === undefined) return text;
  const plain = `${time}${offset.replace(' ', '+')}`;
  if (breaksFormat('date-time', plain)) return text;
  return `${new Date(plain).toISOString().slice(0, 19)}${fraction}Z`;
}

const DATA_URL = /^data:[\w.+/-]*(?:;[\w.=+-]+)*;base64,/i;

/** The base64 of a data URL (RFC 2397), or of several lines (RFC 2045), as one string. */
function bareBase64(text: string): string {
  const trimmed = trimmedOfBlanks(text);
  const rest = trimmed.slice(DATA_URL.exec(trimmed.slice(0, 100))?.[0].length ?? 0);
  return rest.includes('\n') || rest.includes('\r') ? rest.replace(/[\r\n]+/g, '') : rest;
}
