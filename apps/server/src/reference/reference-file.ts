import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** Reference data that cannot be used; the message names the file, the entry and the member. */
export class ReferenceDataError extends Error {
  override readonly name = 'ReferenceDataError';
}

const SCHEMAS = new URL('../../reference/schemas/', import.meta.url);
const VALUES = 'values.schema.json';
const NAMING_MEMBERS = ['id', 'code', 'country', 'ticker', 'name', 'channel'];
/** What a value that has no description has to be, by the type that its schema asks for. */
const KINDS: Readonly<Record<string, string>> = { object: 'an entry with named members', array: 'a list' };
/** The path of a member or of an item of a list, as Ajv writes it. */
const MEMBER = /^(.*)\/([a-z_]+)(?:\/(\d+))?$/;

// A test checks that the schemas are valid, and each is used once: neither check nor optimizing is worth its time at boot.
const ajv = new Ajv2020({
  verbose: true,
  code: { optimize: false },
  strictTypes: false,
  meta: false,
  validateSchema: false,
  formats: { regex: isRegex, 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
}).addSchema(readSchema(VALUES), VALUES);

/** Where the entries of the files that were read stand. */
const places = new WeakMap<object, string>();

/**
 * Reads a reference file by its schema, `schemas/<name>.schema.json` for `<name>.yaml`.
 *
 * @param file its name, for the schema and for messages.
 * @throws ReferenceDataError for what the schema refuses.
 */
export function readReferenceFile<Content extends object>(file: string, text: string): Content {
  const schema = file.replace(/yaml$/, 'schema.json');
  const content = parseYaml(file, text);
  notePlaces(content, file);
  if (!ajv.schemas[schema]) ajv.addSchema(readSchema(schema), schema);
  if (ajv.validate(schema, content)) return content as Content;
  const [error] = ajv.errors ?? [];
  throw new ReferenceDataError(error && sentenceOf(error, content, file, schema));
}

/** Refuses the value of a member of an entry that was read. Throws a ReferenceDataError. */
export function refuse<Member extends string>(
  entry: { readonly [Name in Member]?: unknown },
  member: Member,
  rule: string,
): never {
  throw new ReferenceDataError(`${placeOf(entry)}: \`${member}\` ${rule}, but is ${show(entry[member])}.`);
}

/** Refuses a second entry with the same value of a member that tells entries apart. Throws a ReferenceDataError. */
export function refuseRepeats<Member extends string>(
  entries: readonly { readonly [Name in Member]: unknown }[],
  member: Member,
): void {
  const seen = new Set<unknown>();
  for (const entry of entries) {
    if (seen.has(entry[member])) refuse(entry, member, 'has to be different in each entry');
    seen.add(entry[member]);
  }
}

function readSchema(name: string): object {
  return JSON.parse(readFileSync(new URL(name, SCHEMAS), 'utf8'));
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new ReferenceDataError(`${file} is not YAML: ${error instanceof Error ? error.message : error}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notePlaces(entry: unknown, place: string): void {
  if (!isRecord(entry)) return;
  places.set(entry, place);
  for (const [member, value] of Object.entries(entry)) {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) notePlaces(one, `${place}, ${label(one, member, index)}`);
    } else {
      notePlaces(value, `${place}, ${member}`);
    }
  }
}

function label(entry: unknown, list: string, index: number): string {
  const name =
    isRecord(entry) && NAMING_MEMBERS.map((member) => entry[member]).find((one) => typeof one === 'string');
  return name ? `${list} ${name}` : `${list}[${index}]`;
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** What Ajv found, in a sentence: where it is, what is wrong and what to do. */
function sentenceOf(error: ErrorObject, content: unknown, file: string, schema: string): string {
  const { keyword, params, data, parentSchema, instancePath } = error;
  const meaningless = `means nothing here; take it out, or spell it as schemas/${schema} does.`;
  const { missingProperty: missing, additionalProperty, unevaluatedProperty = additionalProperty } = params;
  if (missing !== undefined) return `${placeOf(data)}: \`${missing}\` is missing; add it.`;
  if (unevaluatedProperty !== undefined) return `${placeOf(data)}: \`${unevaluatedProperty}\` ${meaningless}`;
  const [, above = '', member = '', item = ''] = MEMBER.exec(instancePath) ?? [];
  const entry = above
    .split('/')
    .slice(1)
    .reduce((value, step) => Object(value)[step], content);
  const place = member === '' ? file : `${placeOf(entry)}: \`${member}${item && `[${item}]`}\``;
  if (keyword === 'false schema') return `${place} ${meaningless}`;
  const rule =
    (keyword === 'enum' && `one of ${params.allowedValues.join(', ')}`) ||
    (keyword === 'minItems' && 'a list of at least one entry') ||
    (parentSchema?.description ?? KINDS[params.type] ?? `as schemas/${schema} says`);
  return `${place} has to be ${rule}, but is ${show(data)}.`;
}

function placeOf(entry: unknown): string | undefined {
  return places.get(Object(entry));
}
