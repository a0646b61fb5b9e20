import { randomInstance } from '../../branches/sample.ts';
import { isSame } from '../../contract/instances/json-value.ts';
import { valueAt, withValueAt } from '../../contract/json-pointer.ts';
import type { Json, Operation, Schema } from '../../contract/model.ts';
import type { RequestParts } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';
import { canCarry } from './body-values.ts';

/** How many random bodies are searched for another value. */
const attempts = 12;

/**
 * A request with another valid value at a place of its body; the rest of the body need not be valid. Undefined if none
 * is found.
 */
export function withFreshValue(
  context: ProbeContext,
  operation: Operation,
  parts: RequestParts,
  pointer: string,
): RequestParts | undefined {
  const { body } = parts;
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
  if (content === undefined || body === undefined || !('value' in body)) return undefined;
  const { mediaType, value } = body;
  const before = valueAt(value, pointer);
  const violations = violationsOf(context, content.schema, value);
  const side = violations === '' ? 'valid' : 'invalid';
  for (const candidate of candidates(context, content.schema, pointer, before)) {
    if (candidate === undefined || before === undefined || isSame(candidate, before)) continue;
    const made = withValueAt(value, pointer, candidate);
    const isBody =
      made !== undefined &&
      violationsOf(context, content.schema, made) === violations &&
      canCarry(context, mediaType, content, made, side);
    if (isBody) return { ...parts, body: { mediaType, value: made } };
  }
  return undefined;
}

/** Where a value is invalid, and why. */
function violationsOf({ judge }: ProbeContext, schema: Schema, value: Json): string {
  if (judge.isValid(schema, value, 'request')) return '';
  const violations = judge.violations(schema, value, 'request');
  return violations.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).join();
}

/** The value with a random suffix, then values from random bodies. */
function* candidates(
  context: ProbeContext,
  schema: Schema,
  pointer: string,
  before: Json | undefined,
): Generator<Json | undefined> {
  if (typeof before === 'string') {
    const end = context.random.integer(0, 0xff_ffff).toString(16).padStart(6, '0');
    yield `${before}-${end}`;
    yield `${before}${end}`;
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    yield valueAt(randomInstance(context, schema, 'request', 8), pointer);
  }
}
