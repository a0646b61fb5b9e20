import { join, split } from '../contract/json-pointer.ts';
import type { Json, Place } from '../contract/model.ts';
import type { Direction, SchemaViolation } from '../contract/violation.ts';
import type { Deviation } from './deviation.ts';
import type { RecordRule } from './record-rules.ts';

/** A value that is held against a schema, and what is said about it. */
export interface JudgedValue {
  readonly rule: RecordRule;
  readonly operation: string;
  readonly where: string;
  readonly value: Json;
  readonly direction: Direction;
  readonly root: Place | undefined;
}

/** The deviation of a value that breaks a keyword of its schema. */
export function schemaDeviation(
  { rule, operation, where, value, direction, root }: JudgedValue,
  {
    place,
    instancePath,
    expected,
    actual,
  }: Pick<SchemaViolation, 'place' | 'instancePath' | 'expected' | 'actual'>,
): Deviation {
  const keyword = split(place.pointer).at(-1) ?? '';
  const member = ofMember.has(keyword) ? ` ${split(instancePath).at(-1) ?? ''}` : '';
  return {
    rule,
    operation,
    key: `${place.file}#${place.pointer}${member}`,
    where: `${where}${instancePath}`,
    expected,
    actual,
    place,
    gap: { kind: 'schema', keyword, value, instancePath, direction, root },
  };
}

/** Keywords that speak about several members, each a gap of its own. */
const ofMember: ReadonlySet<string> = new Set([
  'required',
  'properties',
  'additionalProperties',
  'unevaluatedProperties',
]);

/** Where the schema of a media type, a header or a parameter stands. */
export function schemaPlace(place: Place): Place {
  return { ...place, pointer: join(place.pointer, 'schema') };
}
