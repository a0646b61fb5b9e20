import { isList, isRecord, isSame } from '../../../contract/instances/json-value.ts';
import type { Json, SchemaObject } from '../../../contract/model.ts';

/**
 * Whether a scalar that was sent and one that was read mean the same under the schemas that apply: texts ignore outer
 * spaces and Unicode form, numbers written as digits ignore spaces, decimals ignore trailing zeros, and moments ignore
 * their notation.
 */
export function isSameValue(sent: Json, read: Json, layers: readonly SchemaObject[]): boolean {
  if (isSame(sent, read)) return true;
  if (typeof sent !== 'string' || typeof read !== 'string') return false;
  if (layers.some((layer) => layer['x-normalize'] !== undefined)) return true;
  if (plain(sent) === plain(read)) return true;
  if (isSpacedNumber(sent) && sent.replaceAll(' ', '') === read) return true;
  if (isDecimal(sent) && isDecimal(read)) return withoutZeros(sent) === withoutZeros(read);
  return layers.some((layer) => isSameByFormat(layer.format, sent, read));
}

/** Whether a text lost the white space at its ends, though no schema that applies says that a server may rewrite it. */
export function isTrimmed(sent: Json, read: Json, layers: readonly SchemaObject[]): boolean {
  if (typeof sent !== 'string' || typeof read !== 'string' || sent === read) return false;
  if (![sent.trim(), sent.trimStart(), sent.trimEnd()].includes(read)) return false;
  return layers.every(
    ({ format, description, 'x-normalize': marked }) =>
      format === undefined &&
      marked === undefined &&
      !/trim|white ?space|\bspaces?\b|strip|normali[sz]|canonical/i.test(String(description ?? '')),
  );
}

/** Whether the description of a list says that it keeps the order of the request. */
export function keepsOrder({ description }: SchemaObject): boolean {
  return /(same|given|sent|client's) order|order (is )?(of the client|given|sent|they|received)|order is (kept|preserved)|(keeps|preserves) (the|their) order/i.test(
    String(description ?? ''),
  );
}

/** Whether a value is not empty. */
export function saysSomething(value: Json): boolean {
  if (isList(value)) return value.length > 0;
  if (isRecord(value)) return Object.keys(value).length > 0;
  return value !== null && value !== false && value !== 0 && value !== '';
}

function plain(text: string): string {
  return text.normalize('NFC').trim();
}

/** Whether a text has grouped digits, as in a phone number. */
function isSpacedNumber(text: string): boolean {
  return /^\+?\d+( \d+)+$/.test(text);
}

function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

function isSameByFormat(format: unknown, sent: string, read: string): boolean {
  switch (format) {
    case 'date-time':
      return Math.floor(Date.parse(sent)) === Math.floor(Date.parse(read));
    case 'email':
    case 'idn-email':
    case 'hostname':
    case 'idn-hostname':
    case 'uuid':
    case 'ipv6':
      return sent.toLowerCase() === read.toLowerCase();
    case 'uri':
    case 'iri':
    case 'url':
      return URL.canParse(sent) && URL.canParse(read) && new URL(sent).href === new URL(read).href;
    default:
      return false;
  }
}
