import type { Flaw, Judge } from '../contract/flaw.ts';
import { schemaName, split } from '../contract/json-pointer.ts';
import type { Contract, MediaType, Schema } from '../contract/model.ts';
import type { Answer } from '../model/message.ts';
import { isJson, mediaTypeOf } from './media-type.ts';
import type { Sent, Violation } from './violation.ts';

type Received = Extract<Answer, { kind: 'response' }>;

/** Whether the body of an answer can be read as its media type says: JSON, or text in UTF-8. */
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
    actual: answer.body.length === 0 ? 'nothing' : `${answer.body.length} bytes that are none`,
    place: contract.placeOf(content.node),
  };
}

/** Holds a readable body against its schema, and a valid one against the fields that the schema names. */
export function checkBody(
  contract: Contract,
  judge: Judge,
  sent: Sent,
  answer: Received,
  content: MediaType,
): Violation[] {
  if (sent.json === undefined) {
    const text = isUnicodeText(answer) && isText(contract, content.schema) ? textOf(answer.body) : undefined;
    return text === undefined ? [] : bodyFlaws(judge.flaws(content.schema, text, 'response'));
  }
  const flaws = judge.flaws(content.schema, sent.json, 'response');
  if (flaws.length > 0) return bodyFlaws(flaws);
  return judge.undocumented(content.schema, sent.json).map((flaw) => ({
    ...violationOf(flaw),
    rule: 'undocumented-field',
    cause: `${flaw.place.file}#${flaw.place.pointer} ${split(flaw.instancePath).at(-1) ?? ''}`,
  }));
}

function bodyFlaws(flaws: readonly Flaw[]): Violation[] {
  return withoutRenames(flaws).map((flaw) => ({
    ...violationOf(flaw),
    rule: 'response-body',
    cause: `${flaw.place.file}#${flaw.place.pointer} ${flaw.keyword}`,
  }));
}

/** A field under another name is a missing one and one too many: of an object that lacks a field, only that is told. */
function withoutRenames(flaws: readonly Flaw[]): readonly Flaw[] {
  const surplus = new Set(['additionalProperties', 'unevaluatedProperties', 'propertyNames']);
  const lacking = new Set(
    flaws.filter(({ keyword }) => keyword === 'required').map(({ instancePath }) => parentOf(instancePath)),
  );
  return flaws.filter(
    ({ keyword, instancePath }) => !surplus.has(keyword) || !lacking.has(parentOf(instancePath)),
  );
}

function parentOf(instancePath: string): string {
  return instancePath.slice(0, instancePath.lastIndexOf('/'));
}

function violationOf(flaw: Flaw): Omit<Violation, 'rule' | 'cause'> {
  return {
    shared: flaw.shared,
    instancePath: `/body${flaw.instancePath}`,
    expected: flaw.expected,
    actual: flaw.actual,
    place: flaw.place,
  };
}

/** Whether a schema, or the one that it refers to, says that its values are texts. */
function isText(contract: Contract, schema: Schema, seen: ReadonlySet<Schema> = new Set()): boolean {
  if (typeof schema === 'boolean' || seen.has(schema)) return false;
  if (schema.type !== undefined) return schema.type === 'string';
  const target = typeof schema.$ref === 'string' ? contract.schemas[schemaName(schema.$ref)] : undefined;
  return target !== undefined && isText(contract, target, new Set([...seen, schema]));
}

/** Whether an answer says that it is text, in no other encoding than UTF-8. */
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
