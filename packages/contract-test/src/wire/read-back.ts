import { encodingOf } from '../contract/encoding.ts';
import { grouped } from '../contract/grouped.ts';
import { isRecord } from '../contract/instances/json-value.ts';
import type { Json, Parameter, Schema } from '../contract/model.ts';
import { formFields } from './encode-body.ts';
import { delimiterOf, headerText, pairsOf, pathText } from './styles.ts';
import { textOf } from './text.ts';
import { kindOf, plainShapeOf, shapeOf, type ValueShape } from './value-shape.ts';

/**
 * The value that a server reads from a sent parameter when it interprets the text by the types of the schema: numbers,
 * booleans and null where allowed, otherwise a string; a single value where a list is expected is a list of one. An
 * ambiguous text is read as the value sent, if allowed.
 */
export function readBack(parameter: Parameter, value: Json): Json {
  if (parameter.mediaType !== undefined) return value;
  const shape = plainShapeOf(parameter.schema);
  const isMember = shape.kinds.has('object') && isRecord(value);
  if (isMember) return readMembers(membersOf(parameter, value), shape, value);
  const texts = textsOf(parameter, value);
  const isScalar = shape.kinds.has(kindOf(value)) || !shape.kinds.has('array') || shape.kinds.has('string');
  if (!Array.isArray(value) && isScalar) return understood(texts[0] ?? '', shape, value);
  if (!shape.kinds.has('array')) return texts.length === 1 ? understood(texts[0] ?? '', shape, value) : texts;
  const items = Array.isArray(value) ? value : [];
  return texts
    .flatMap((text) => (isSpread(parameter) ? [text] : text.split(delimiterOf(parameter))))
    .map((text, index) => understood(text, shape.itemAt(index), items[index]));
}

/**
 * The value that a server reads from a body, by its media type. `definitions` resolves the references of the schema.
 */
export function readBackBody(
  mediaType: string,
  schema: Schema,
  value: Json,
  definitions: Readonly<Record<string, Schema>>,
): Json {
  const encoding = encodingOf(mediaType);
  if (encoding === 'json') return value;
  if (encoding === 'text') return textOf(value);
  if (!isRecord(value)) return Object.fromEntries(new URLSearchParams(textOf(value)));
  const shape = shapeOf([schema], definitions);
  const byName = grouped(formFields(value), ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, fields]) => {
      const member = shape.member(name);
      const given = value[name];
      if (member.kinds.has('object') && given !== undefined && isRecord(given)) return [name, given];
      const items = Array.isArray(given) ? given : [given];
      const isList = member.kinds.has('array') && (Array.isArray(given) || !member.kinds.has('string'));
      const texts = fields.map(([, text], index) =>
        understood(text, isList ? member.itemAt(index) : member, items[index]),
      );
      return [name, isList || texts.length > 1 ? texts : (texts[0] ?? '')];
    }),
  );
}

/** Whether items of a list are sent as separate texts. */
export function isSpread(parameter: Parameter): boolean {
  return parameter.in === 'query' && parameter.explode;
}

/** The value of a text, by the kinds allowed in its place; `sent` is the original value. */
export function understood(text: string, shape: ValueShape, sent?: Json): Json {
  const { kinds } = shape;
  if (sent !== undefined && typeof sent !== 'string' && kinds.has(kindOf(sent)) && text === textOf(sent))
    return sent;
  if (kinds.has('string')) return text;
  if (kinds.has('number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (kinds.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (kinds.has('null') && (text === 'null' || text === '')) return null;
  return text;
}

/** The decoded texts of a parameter as sent. */
function textsOf(parameter: Parameter, value: Json): readonly string[] {
  if (parameter.in === 'header') return [headerText(parameter, value)];
  if (parameter.in !== 'path') return pairsOf(parameter, value).map(([, text]) => text);
  const text = pathText(parameter, value);
  const start = { label: '.', matrix: `;${parameter.name}=` }[parameter.style] ?? '';
  const separator = { label: '.', matrix: start }[parameter.style];
  const rest = text.slice(start.length);
  const parts = parameter.explode && separator !== undefined ? rest.split(separator).join(',') : rest;
  return [decodeURIComponent(parts)];
}

/** The members of an object as names and texts. */
function membersOf(
  parameter: Parameter,
  value: { readonly [name: string]: Json },
): (readonly [string, string])[] {
  const clean = parameter.in === 'header' ? (text: string) => text.trim() : (text: string) => text;
  return Object.entries(value).map(([name, member]) => [clean(name), clean(textOf(member))]);
}

function readMembers(
  members: readonly (readonly [string, string])[],
  shape: ValueShape,
  value: { readonly [name: string]: Json },
): Json {
  return Object.fromEntries(
    members.map(([name, text]) => [name, understood(text, shape.member(name), value[name])]),
  );
}
