import { schemaName, split } from '../contract/json-pointer.ts';
import type { Contract, MediaType, Schema } from '../contract/model.ts';
import type { Judge, SchemaViolation } from '../contract/violation.ts';
import type { Answer } from '../model/message.ts';
import { isJson, mediaTypeOf } from './media-type.ts';
import type { Sent, Violation } from './violation.ts';

type Received = Extract<Answer, { kind: 'response' }>;

/** Whether the body of a response can be read by its media type: JSON, or text in UTF-8. */
export function checkReadable(
  contract: Contract,
  sent: Sent,
  answer: Received,
  content: MediaType,
): Violation | undefined {
  const mediaType = mediaTypeOf(answer) ?? '';
  const isBroken = isJson(mediaType)
    ? sent.json === undefined
    : isUnicodeText(answer) && textOf(answer.body) === undefined;
  if (!isBroken) return undefined;
  return {
    rule: 'unreadable-body',
    cause: mediaType,
    shared: contract.isShared(content.node),
    instancePath: '/body',
    expected: isJson(mediaType) ? 'a JSON text in UTF-8' : 'a text in UTF-8',
    actual: answer.body.length === 0 ? 'nothing' : `${answer.body.length} bytes that cannot be read as such`,
    place: contract.placeOf(content.node),
  };
}

/** Checks a readable body against its schema, and a valid one for undeclared fields. */
export function checkBody(
  contract: Contract,
  judge: Judge,
  sent: Sent,
  answer: Received,
  content: MediaType,
): Violation[] {
  if (sent.json === undefined) {
    const text = isUnicodeText(answer) && isText(contract, content.schema) ? textOf(answer.body) : undefined;
    return text === undefined ? [] : bodyViolations(judge.violations(content.schema, text, 'response'));
  }
  const violations = judge.violations(content.schema, sent.json, 'response');
  if (violations.length > 0) return bodyViolations(violations);
  return judge.undocumented(content.schema, sent.json).map((violation) => ({
    ...violationOf(violation),
    rule: 'undocumented-field',
    cause: `${violation.place.file}#${violation.place.pointer} ${split(violation.instancePath).at(-1) ?? ''}`,
  }));
}

function bodyViolations(violations: readonly SchemaViolation[]): Violation[] {
  return withoutRenames(violations).map((violation) => ({
    ...violationOf(violation),
    rule: 'response-body',
    cause: `${violation.place.file}#${violation.place.pointer} ${violation.keyword}`,
  }));
}

/**
 * A renamed field is both missing and undeclared: for an object that lacks a field, only the missing one is reported.
 */
function withoutRenames(violations: readonly SchemaViolation[]): readonly SchemaViolation[] {
  const surplus = new Set(['additionalProperties', 'unevaluatedProperties', 'propertyNames']);
  const lacking = new Set(
    violations
      .filter(({ keyword }) => keyword === 'required')
      .map(({ instancePath }) => parentOf(instancePath)),
  );
  return violations.filter(
    ({ keyword, instancePath }) => !surplus.has(keyword) || !lacking.has(parentOf(instancePath)),
  );
}

function parentOf(instancePath: string): string {
  return instancePath.slice(0, instancePath.lastIndexOf('/'));
}

function violationOf(violation: SchemaViolation): Omit<Violation, 'rule' | 'cause'> {
  return {
    shared: violation.shared,
    instancePath: `/body${violation.instancePath}`,
    expected: violation.expected,
    actual: violation.actual,
    place: violation.place,
  };
}

/** Whether a schema, or its target, only allows strings. */
function isText(contract: Contract, schema: Schema, seen: ReadonlySet<Schema> = new Set()): boolean {
  if (typeof schema === 'boolean' || seen.has(schema)) return false;
  if (schema.type !== undefined) return schema.type === 'string';
  const target = typeof schema.$ref === 'string' ? contract.schemas[schemaName(schema.$ref)] : undefined;
  return target !== undefined && isText(contract, target, new Set([...seen, schema]));
}

/** Whether a response declares itself as text, in no encoding other than UTF-8. */
function isUnicodeText(answer: Received): boolean {
  const line = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(line)?.[1] ?? 'utf-8';
  return /^text\//i.test(line.trim()) && /^utf-?8$|^us-ascii$/i.test(charset);
}

function textOf(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
