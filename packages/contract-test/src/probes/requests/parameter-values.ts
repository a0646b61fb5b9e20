import { randomInstance, sampleOf } from '../../branches/sample.ts';
import { isList, isRecord, isSame } from '../../contract/instances/json-value.ts';
import type { Json, Operation, Parameter } from '../../contract/model.ts';
import type { Random } from '../../contract/random.ts';
import type { Candidate } from '../../model/branch.ts';
import type { RequestParts } from '../../model/case.ts';
import { isSafe } from '../../model/message.ts';
import type { ProbeContext } from '../probe.ts';
import { withFreshValue } from './fresh-text.ts';
import { withPathIdentity } from './path-identity.ts';
import { canSend, readFromWire } from './wire-reading.ts';

const groups = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** The parameters of an operation, without the headers that OpenAPI describes elsewhere. */
export function ownParameters(operation: Operation): readonly Parameter[] {
  const described = new Set(['accept', 'content-type', 'authorization']);
  return operation.parameters.filter((one) => one.in !== 'header' || !described.has(one.name.toLowerCase()));
}

/** The name of a parameter in findings and coverage, such as `query.limit`. */
export function subjectOf(parameter: Parameter): string {
  return `${parameter.in}.${parameter.name}`;
}

/** Whether a parameter is an idempotency key, whose values are never reused here. */
export function isIdempotencyKey(parameter: Parameter): boolean {
  return parameter.in === 'header' && parameter.name.toLowerCase() === 'idempotency-key';
}

const ignorable = new Set(['range', 'if-range', 'if-modified-since', 'if-unmodified-since']);

/** Whether a server may ignore a malformed parameter, as HTTP allows for some headers (RFC 9110, 13.1 and 14.2). */
export function mayBeIgnored(parameter: Parameter): boolean {
  return parameter.in === 'header' && ignorable.has(parameter.name.toLowerCase());
}

/** Whether a parameter is the header `If-Match`, which names the state that a write is meant for. */
export function isMatch(parameter: Parameter): boolean {
  return parameter.in === 'header' && parameter.name.toLowerCase() === 'if-match';
}

/** The same request with another value of a parameter, or without the parameter for undefined. */
export function withParameter(
  parts: RequestParts,
  parameter: Parameter,
  value: Json | undefined,
): RequestParts {
  const group = groups[parameter.in];
  const others = Object.entries(parts[group]).filter(([name]) => name !== parameter.name);
  return {
    ...parts,
    [group]: Object.fromEntries(value === undefined ? others : [...others, [parameter.name, value]]),
  };
}

/** The value of a parameter in a request. */
export function parameterIn(parts: RequestParts, parameter: Parameter): Json | undefined {
  return parts[groups[parameter.in]][parameter.name];
}

/** Whether a value can be sent and is still valid when read from the wire. */
export function isValidOnWire({ contract, judge }: ProbeContext, parameter: Parameter, value: Json): boolean {
  return (
    judge.isValid(parameter.schema, value, 'request') &&
    canSend(contract, parameter, value) &&
    judge.isValid(parameter.schema, readFromWire(contract, parameter, value), 'request')
  );
}

/** Keywords about the members of an object; they cannot be checked if each member is sent as a separate parameter. */
const aboutMembers: ReadonlySet<string> = new Set([
  'additionalProperties',
  'maxProperties',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
]);

/**
 * Whether an invalid value can be sent, and violates the same keyword when read from the wire. Values that the wire
 * cannot distinguish from others are not carried: null, empty lists and texts, a list for a single value.
 */
export function carriesViolation(
  context: ProbeContext,
  parameter: Parameter,
  { branch, value }: Candidate,
): boolean {
  if (parameter.mediaType === undefined) {
    const sample = sampleOf(context, parameter.schema, 'request') ?? '';
    if (compositeOf(sample) !== compositeOf(value) || !isTold(parameter, value)) return false;
    const isSpread = isRecord(value) && parameter.style === 'form' && parameter.explode;
    if (isSpread && aboutMembers.has(branch.keyword)) return false;
  }
  if (!canSend(context.contract, parameter, value)) return false;
  const read = readFromWire(context.contract, parameter, value);
  const violations = context.judge.violations(parameter.schema, read, 'request');
  return isSame(read, value)
    ? violations.length > 0
    : violations.some(({ keyword }) => keyword === branch.keyword);
}

function compositeOf(value: Json): 'list' | 'record' | 'single' {
  if (isList(value)) return 'list';
  return isRecord(value) ? 'record' : 'single';
}

function isTold(parameter: Parameter, value: Json): boolean {
  if (isList(value) || isRecord(value)) {
    const parts = Object.values(value);
    return (
      parts.length > 0 &&
      parts.every((part) => part !== '' && compositeOf(part) === 'single' && part !== null)
    );
  }
  return value !== null && (value !== '' || parameter.in === 'query');
}

/**
 * The value that is most likely to be accepted: of a known resource, of an example, otherwise a small valid one.
 * Resources that the contract shows may exist before a run, so a write that is limited to what the run created uses
 * none of them.
 */
export function likelyValue(
  context: ProbeContext,
  operation: Operation,
  parameter: Parameter,
): Json | undefined {
  if (isIdempotencyKey(parameter)) return freshKey(context, parameter);
  for (const value of likelyValues(context, operation, parameter)) {
    if (isValidOnWire(context, parameter, value)) return value;
  }
  return undefined;
}

function* likelyValues(context: ProbeContext, operation: Operation, parameter: Parameter): Generator<Json> {
  yield* context.world.known(operation, parameter);
  if (context.world.ownOnly && parameter.in === 'path' && !isSafe(operation.method)) return;
  yield* parameter.examples;
  const sample = sampleOf(context, parameter.schema, 'request');
  if (sample !== undefined) yield sample;
}

/** A random value that is valid, also on the wire; undefined after several invalid ones. */
export function randomValue(context: ProbeContext, parameter: Parameter, size: number): Json | undefined {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const value = randomInstance(context, parameter.schema, 'request', size);
    if (value !== undefined && isValidOnWire(context, parameter, value)) return value;
  }
  return undefined;
}

/** An unused idempotency key: a random UUID, otherwise a value that the schema allows. */
function freshKey(context: ProbeContext, parameter: Parameter): Json | undefined {
  const uuid = uuidOf(context.random);
  return isValidOnWire(context, parameter, uuid) ? uuid : randomValue(context, parameter, 32);
}

/**
 * The request, ready to send: with unused idempotency keys, with new values where the server accepts each only once,
 * with the identifier of its path in its body, and with the current `ETag` where a write needs one.
 */
export function withFreshKeys(
  context: ProbeContext,
  operation: Operation,
  parts: RequestParts,
): RequestParts {
  const keys = operation.parameters.filter(
    (one) => isIdempotencyKey(one) && parameterIn(parts, one) !== undefined,
  );
  const keyed = keys.reduce((made, key) => withParameter(made, key, freshKey(context, key)), parts);
  const named = withPathIdentity(context, operation, withUntakenValues(context, operation, keyed));
  return withCurrentMatch(context, operation, named);
}

function withUntakenValues(context: ProbeContext, operation: Operation, parts: RequestParts): RequestParts {
  if (parts.body === undefined || !('value' in parts.body)) return parts;
  return context.world.taken
    .pointersIn(operation, parts.body.value)
    .reduce((made, pointer) => withFreshValue(context, operation, made, pointer) ?? made, parts);
}

/**
 * A write that requires or has `If-Match`, with the resource's last seen `ETag`; if that is unknown, with `*`, which
 * matches any existing resource (RFC 9110, 13.1.1).
 */
function withCurrentMatch(context: ProbeContext, operation: Operation, parts: RequestParts): RequestParts {
  const parameter = operation.parameters.find(isMatch);
  if (parameter === undefined) return parts;
  const isNeeded = parameter.required || operation.responses.has('428');
  if (!isNeeded && parameterIn(parts, parameter) === undefined) return parts;
  const value = context.world.etags.of(operation, parts) ?? '*';
  return isValidOnWire(context, parameter, value) ? withParameter(parts, parameter, value) : parts;
}

function uuidOf(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16));
  digits[12] = '4';
  digits[16] = random.pick(['8', '9', 'a', 'b']);
  const text = digits.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}
