import { basename, extname } from 'node:path';
import { isNode, memberOf, split } from '../json-pointer.ts';
import { isCheckedFormat, openAjv } from '../judge/dialect.ts';
import type { Schema } from '../model.ts';
import type { DocumentSet, Located } from './document-set.ts';
import { LoadError } from './document-set.ts';
import type { Origins } from './origins.ts';
import { isKnownDialect, keywordHints, keywordShapes, unsupportedKeywords } from './schema-keywords.ts';

/** The schemas of a contract, copied out of their files with their references rewritten. */
export interface SchemaSet {
  /** By the names that references use. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly uncheckedFormats: ReadonlySet<string>;
  /** The schema that stands somewhere. */
  read(at: Located, shared: boolean): Schema;
  /** The same with what it refers to put in its place, as far as it does not refer to itself. */
  readInline(at: Located, shared: boolean): Schema;
}

interface Reading {
  readonly shared: boolean;
  /** The targets that are being put in place; undefined where references stay. */
  readonly inlined: readonly string[] | undefined;
}

/** Opens the schemas of a spec. Both ways of reading throw a LoadError for a schema that cannot be checked. */
export function openSchemas(documents: DocumentSet, origins: Origins): SchemaSet {
  const schemas: Record<string, Schema> = {};
  const references = new Map<string, string>();
  const uncheckedFormats = new Set<string>();
  const ajv = openAjv();
  const unread: (() => void)[] = [];

  const register = (target: Located): string => {
    const known = references.get(keyOf(target));
    if (known !== undefined) return known;
    const name = freeName(target, schemas);
    references.set(keyOf(target), `#/$defs/${name}`);
    schemas[name] = true;
    // Later, since schemas may refer to each other in long rows.
    unread.push(() => {
      schemas[name] = readWhole(target, { shared: true, inlined: undefined });
    });
    return `#/$defs/${name}`;
  };

  const readWhole = (at: Located, reading: Reading): Schema => {
    const schema = read(at, reading);
    if (typeof schema === 'boolean' || ajv.validateSchema(schema) === true) return schema;
    const [first, ...others] = ajv.errors ?? [];
    const fault = others.reduce(
      (a, b) => (b.instancePath.length > (a?.instancePath.length ?? 0) ? b : a),
      first,
    );
    const { file, line } = placeInside(schema, split(fault?.instancePath ?? ''), origins);
    throw new LoadError(
      `${file}:${line}: The schema breaks the rules of JSON Schema 2020-12: ${fault?.message}.`,
    );
  };

  const read = (at: Located, reading: Reading): Schema => {
    if (typeof at.value === 'boolean') return at.value;
    if (!isNode(at.value)) return documents.fail(at, 'A schema is an object, `true` or `false`.');
    const copy: Record<string, unknown> = {};
    let inlined: Schema | undefined;
    for (const [keyword, content] of Object.entries(at.value)) {
      const place = documents.member(at, keyword);
      checkKeyword(documents, place, keyword);
      checkContent(documents, place, keyword);
      if (keyword === 'format' && typeof content === 'string' && !isCheckedFormat(content)) {
        uncheckedFormats.add(content);
      }
      if (keyword === '$schema' || keyword === '$anchor') continue;
      if (keyword === '$defs') readMap(place, { ...reading, inlined: undefined });
      else if (keyword === 'discriminator') copy[keyword] = readDiscriminator(place);
      else if (keyword !== '$ref') copy[keyword] = readContent(place, keyword, reading);
      else {
        if (typeof content !== 'string') return documents.fail(place, 'A `$ref` is a text.');
        const target = documents.follow(place, content);
        const stack = reading.inlined;
        if (stack === undefined || stack.includes(keyOf(target))) copy[keyword] = register(target);
        else inlined = read(target, { shared: true, inlined: [...stack, keyOf(target)] });
      }
    }
    if (inlined !== undefined && Object.keys(copy).length === 0) return inlined;
    if (inlined !== undefined) copy.allOf = [inlined, ...(Array.isArray(copy.allOf) ? copy.allOf : [])];
    origins.note(copy, at, reading.shared);
    return copy;
  };

  const readAll = (at: Located, reading: Reading): Schema => {
    const schema = readWhole(at, reading);
    for (let next = unread.pop(); next !== undefined; next = unread.pop()) next();
    return schema;
  };

  const readContent = (place: Located, keyword: string, reading: Reading): unknown => {
    const shape = keywordShapes[keyword];
    if (shape === 'schema') return read(place, reading);
    if (shape === 'map') return readMap(place, reading);
    if (shape === 'list' && Array.isArray(place.value)) {
      return place.value.map((_, index) => read(documents.member(place, index), reading));
    }
    return place.value;
  };

  const readMap = (place: Located, reading: Reading): unknown => {
    if (!isNode(place.value)) return place.value;
    const names = Object.keys(place.value);
    return Object.fromEntries(names.map((name) => [name, read(documents.member(place, name), reading)]));
  };

  const readDiscriminator = (place: Located): unknown => {
    const mapping = isNode(place.value) ? place.value.mapping : undefined;
    if (!isNode(place.value) || !isNode(mapping)) return place.value;
    const rewritten = Object.entries(mapping).map(([value, ref]) => {
      const isName = /^[A-Za-z0-9_-]+$/.test(String(ref));
      const from = documents.member(place, 'mapping', value);
      const target = isName
        ? documents.follow(documents.root, `#/components/schemas/${ref}`)
        : documents.follow(from, String(ref));
      return [value, register(target)];
    });
    return { ...place.value, mapping: Object.fromEntries(rewritten) };
  };

  return {
    schemas,
    uncheckedFormats,
    read: (at, shared) => readAll(at, { shared, inlined: undefined }),
    readInline: (at, shared) => readAll(at, { shared, inlined: [] }),
  };
}

function checkKeyword(documents: DocumentSet, place: Located, keyword: string): void {
  if (keyword.startsWith('x-')) return;
  const hint = keywordHints[keyword] ?? 'correct it, or start its name with `x-`';
  if (keywordShapes[keyword] === undefined) {
    documents.fail(place, `The schema keyword \`${keyword}\` is unknown: ${hint}.`);
  }
  if (unsupportedKeywords.has(keyword)) {
    documents.fail(place, `The schema keyword \`${keyword}\` is not supported: refer with plain \`$ref\`s.`);
  }
  if (keyword === '$schema' && !isKnownDialect(place.value)) {
    documents.fail(
      place,
      `The schema dialect \`${place.value}\` is unknown: only JSON Schema 2020-12 is checked.`,
    );
  }
}

/** What the rules of the dialect let pass, though nothing can be checked with it. */
function checkContent(documents: DocumentSet, place: Located, keyword: string): void {
  const { value } = place;
  if (keyword === 'enum' && Array.isArray(value) && value.length === 0) {
    documents.fail(place, 'An `enum` without members allows nothing: add some, or write `not: {}`.');
  }
  if (['enum', 'const'].includes(keyword) && !isJson(value)) {
    documents.fail(place, `A number of \`${keyword}\` cannot be written as JSON: name another value.`);
  }
  const patterns =
    keyword === 'pattern' ? [value] : Object.keys(keyword === 'patternProperties' ? Object(value) : {});
  for (const pattern of patterns) {
    try {
      new RegExp(String(pattern), 'u');
    } catch (error) {
      documents.fail(place, `The pattern cannot be used: ${(error as Error).message}.`);
    }
  }
}

/** Whether all numbers of a value are finite: YAML knows others. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isJson);
}

/** Where the part of a schema stands that a path leads to, as near as it is known. */
function placeInside(schema: object, path: readonly string[], origins: Origins) {
  let nearest = schema;
  let beyond: string | undefined;
  let value: unknown = schema;
  for (const member of path) {
    value = memberOf(value, member);
    if (isNode(value) && origins.isKnown(value)) [nearest, beyond] = [value, undefined];
    else beyond ??= member;
  }
  return origins.placeOf(nearest, beyond);
}

function keyOf(at: Located): string {
  return `${at.document.source.absoluteRef}#${at.pointer}`;
}

/** A name for a schema: the last member of its pointer, or that of its file; numbered when it is taken. */
function freeName(at: Located, taken: Readonly<Record<string, unknown>>): string {
  const file = at.document.source.absoluteRef;
  const name = (split(at.pointer).at(-1) ?? basename(file, extname(file))).replaceAll(
    /[^A-Za-z0-9._-]/g,
    '_',
  );
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!Object.hasOwn(taken, candidate)) return candidate;
  }
}
