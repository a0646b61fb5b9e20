import { isNode } from '../json-pointer.ts';
import type { Json, SchemaObject } from '../model.ts';

const longestText = 60;
const longestList = 8;

const typeWords: Readonly<Record<string, string>> = {
  null: 'null',
  boolean: 'a boolean',
  number: 'a number',
  integer: 'an integer',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

/** A value with its type, clipped: `string "abc"`, `number 12`, `object with 3 fields`; `nothing` for undefined. */
export function typed(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `string ${quoted(value)}`;
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value !== 'object') return `${typeof value} ${value}`;
  return `object with ${counted(Object.keys(value).length, 'field')}`;
}

/** The requirement of a keyword in words: `at most 40 characters`, `one of "open", "closed"`. */
export function wanted(schema: SchemaObject, keyword: string): string {
  const value = schema[keyword] as Json;
  const number = Number(value);
  switch (keyword) {
    case 'type':
      return alternatives([value].flat().map((type) => typeWords[String(type)] ?? String(type)));
    case 'const':
      return written(value);
    case 'enum':
      return `one of ${list(Array.isArray(value) ? value.map(written) : [])}`;
    case 'minimum':
      return `at least ${number}`;
    case 'maximum':
      return `at most ${number}`;
    case 'exclusiveMinimum':
      return `more than ${number}`;
    case 'exclusiveMaximum':
      return `less than ${number}`;
    case 'multipleOf':
      return `a multiple of ${number}`;
    case 'minLength':
      return `at least ${counted(number, 'character')}`;
    case 'maxLength':
      return `at most ${counted(number, 'character')}`;
    case 'pattern':
      return `text that matches ${value}`;
    case 'format':
      return `the format ${value}`;
    case 'minItems':
      return `at least ${counted(number, 'item')}`;
    case 'maxItems':
      return `at most ${counted(number, 'item')}`;
    case 'minContains':
      return `at least ${counted(number, 'item')} of the kind that \`contains\` describes`;
    case 'maxContains':
      return `at most ${counted(number, 'item')} of the kind that \`contains\` describes`;
    case 'contains':
      return 'an item of the kind that `contains` describes';
    case 'uniqueItems':
      return 'no two equal items';
    case 'minProperties':
      return `at least ${counted(number, 'field')}`;
    case 'maxProperties':
      return `at most ${counted(number, 'field')}`;
    case 'propertyNames':
      return 'a field name that `propertyNames` allows';
    case 'not':
      return refusesAll(value) ? 'nothing' : `not ${summary(value)}`;
    default:
      return `what \`${keyword}\` asks for`;
  }
}

/** `a string or null`. */
export function alternatives(words: readonly string[]): string {
  const distinct = [...new Set(words)];
  const last = distinct.at(-1) ?? '';
  return distinct.length < 2 ? last : `${distinct.slice(0, -1).join(', ')} or ${last}`;
}

/** `1 field`, `3 fields`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A string in quotes; a long one is clipped and its length appended. */
function quoted(text: string): string {
  const characters = [...text];
  if (characters.length <= longestText) return JSON.stringify(text);
  return `${JSON.stringify(`${characters.slice(0, longestText).join('')}…`)} (${characters.length} characters)`;
}

function written(value: Json): string {
  const text = JSON.stringify(value);
  return text.length <= longestText ? text : `${text.slice(0, longestText)}…`;
}

function list(words: readonly string[]): string {
  const shown = words.slice(0, longestList).join(', ');
  return words.length <= longestList ? shown : `${shown}, … (${words.length} in all)`;
}

/** Whether no value fits `not` with a schema. */
function refusesAll(schema: unknown): boolean {
  return schema === true || (isNode(schema) && Object.keys(schema).length === 0);
}

/** A schema in words, by the first of its characteristic keywords. */
function summary(schema: unknown): string {
  if (!isNode(schema)) return 'what `not` describes';
  const keyword = ['const', 'enum', 'type', 'pattern', 'format'].find((name) => schema[name] !== undefined);
  return keyword === undefined ? 'what `not` describes' : wanted(schema, keyword);
}
