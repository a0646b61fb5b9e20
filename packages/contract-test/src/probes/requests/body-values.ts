import { encodingOf } from '../../contract/encoding.ts';
import { isList, isRecord } from '../../contract/instances/json-value.ts';
import { valueAt, withoutMemberAt } from '../../contract/json-pointer.ts';
import type { Json, MediaType, Schema } from '../../contract/model.ts';
import type { Judge } from '../../contract/violation.ts';
import { readBackBody } from '../../wire/read-back.ts';
import type { ProbeContext } from '../probe.ts';

/**
 * Whether a body of a media type remains valid, or invalid, once read from the wire. JSON carries every value, though
 * some may stand for absent members; a form carries texts and lists of texts but no null; a text carries itself.
 */
export function canCarry(
  { contract, judge }: ProbeContext,
  mediaType: string,
  { schema, absentValues = [] }: MediaType,
  value: Json,
  side: 'valid' | 'invalid',
): boolean {
  const encoding = encodingOf(mediaType);
  if (encoding === 'json') {
    return (
      side === 'valid' || !judge.isValid(schema, withoutAbsent(judge, schema, value, absentValues), 'request')
    );
  }
  if (encoding === 'text' && typeof value !== 'string') return false;
  if (encoding !== 'text' && (!isRecord(value) || !Object.values(value).every(isField))) return false;
  const read = readBackBody(mediaType, schema, value, contract.schemas);
  return judge.isValid(schema, read, 'request') === (side === 'valid');
}

function isField(value: Json): boolean {
  if (isList(value)) return value.length > 0 && value.every((item) => !isList(item) && isField(item));
  return value !== null && !isRecord(value);
}

/** The value without the members that stand for absent ones, which are refused as they are. */
function withoutAbsent(judge: Judge, schema: Schema, value: Json, absent: readonly Json[]): Json {
  if (absent.length === 0) return value;
  const left = judge
    .violations(schema, value, 'request')
    .filter(({ instancePath }) => absent.some((one) => one === valueAt(value, instancePath)))
    .reduce((rest, { instancePath }) => withoutMemberAt(rest, instancePath), value);
  return left === value ? value : withoutAbsent(judge, schema, left, absent);
}
