import { encodingOf } from '../contract/encoding.ts';
import { isList, isRecord } from '../contract/instances/json-value.ts';
import type { Json, MediaType } from '../contract/model.ts';
import type { ProbeContext } from '../probe.ts';
import { readBackBody } from '../wire/read-back.ts';

/**
 * Whether a body of a media type is still valid, or still invalid, for who reads it from the wire: JSON says every value;
 * a form says texts and lists of texts, and nothing of null; a text says itself.
 */
export function canCarry(
  { contract, judge }: ProbeContext,
  mediaType: string,
  { schema }: MediaType,
  value: Json,
  side: 'valid' | 'invalid',
): boolean {
  const encoding = encodingOf(mediaType);
  if (encoding === 'json') return true;
  if (encoding === 'text' && typeof value !== 'string') return false;
  if (encoding !== 'text' && (!isRecord(value) || !Object.values(value).every(isField))) return false;
  const read = readBackBody(mediaType, schema, value, contract.schemas);
  return judge.isValid(schema, read, 'request') === (side === 'valid');
}

function isField(value: Json): boolean {
  if (isList(value)) return value.length > 0 && value.every((item) => !isList(item) && isField(item));
  return value !== null && !isRecord(value);
}
