import { join, split } from '../contract/json-pointer.ts';
import type { Json, Place } from '../contract/model.ts';
import type { Direction, SchemaViolation } from '../contract/violation.ts';
import type { Deviation } from './deviation.ts';
import type { RecordRule } from './record-rules.ts';

/** A value checked against a schema, with its context. */
export interface JudgedValue {
  readonly rule: RecordRule;
  readonly operation: string;
  readonly where: string;
  readonly value: Json;
  readonly direction: Direction;
  readonly root: Place | undefined;
}

/** The deviation of a value that violates a keyword of its schema. */
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

/** Keywords about several members, each a separate gap. */
const ofMember: ReadonlySet<string> = new Set([
  'required',
  'properties',
  'additionalProperties',
  'unevaluatedProperties',
]);

/** The location of the schema of a media type, a header or a parameter. */
export function schemaPlace(place: Place): Place {
  return { ...place, pointer: join(place.pointer, 'schema') };
}
