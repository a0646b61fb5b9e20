import { basename, extname } from 'node:path';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { isNode, memberOf, split } from '../json-pointer.ts';
import { isCheckedFormat, openAjv } from '../judge/dialect.ts';
import type { Schema, SchemaObject } from '../model.ts';
import type { DocumentSet, Located } from './document-set.ts';
import { contentOf, keywordMeant, readPattern } from './keyword-content.ts';
import { type Draft, inTermsOf31, isReadBesideReference } from './openapi-3-0.ts';
import type { Origins } from './origins.ts';
import { Refusal } from './remarks.ts';
import { keywordShapes } from './schema-keywords.ts';
import type { Version } from './versions.ts';

/** The schemas of a contract, copied out of their files with their references rewritten. */
export interface SchemaSet {
  /** By the names that references use. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly uncheckedFormats: ReadonlySet<string>;
  /** The schema at a location. */
  read(at: Located, shared: boolean): Schema;
  /** The same with references replaced by their targets, except recursive ones. */
  readInline(at: Located, shared: boolean): Schema;
}

interface Reading {
  readonly shared: boolean;
  /** The targets being inlined; undefined if references are kept. */
  readonly inlined: readonly string[] | undefined;
}

/**
 * Opens the schemas of a spec. Both ways of reading throw a Refusal for a value that is not a schema; refusals of its
 * parts are recorded.
 */
export function openSchemas(documents: DocumentSet, origins: Origins, version: Version): SchemaSet {
  const { remarks } = documents;
  // Without a prototype, since a schema may be named like an inherited member.
  const schemas: Record<string, Schema> = Object.create(null);
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
    // Deferred, since schemas may refer to each other in long chains.
    unread.push(() => {
      schemas[name] = readWhole(target, { shared: true, inlined: undefined });
    });
    return `#/$defs/${name}`;
  };

  const readWhole = (at: Located, reading: Reading): Schema => {
    const schema = read(at, reading);
    if (typeof schema === 'boolean' || ajv.validateSchema(schema) === true) return schema;
    refuseParts(schema, ajv.errors ?? []);
    return true;
  };

  /** Refuses the smallest invalid parts of a schema. */
  const refuseParts = (schema: SchemaObject, errors: readonly ErrorObject[]): void => {
    const paths = errors.map(({ instancePath }) => instancePath);
    const deepest = errors.filter(
      ({ instancePath }, index) =>
        paths.indexOf(instancePath) === index && !paths.some((path) => path.startsWith(`${instancePath}/`)),
    );
    for (const { instancePath, message } of deepest) {
      const place = placeInside(schema, split(instancePath), origins);
      const text = `The schema breaks the rules of JSON Schema 2020-12: ${message}.`;
      remarks.attempt(() => {
        throw new Refusal({ ...place, text });
      }, undefined);
    }
  };

  const read = (at: Located, reading: Reading): Schema => {
    if (typeof at.value === 'boolean') return at.value;
    if (!isNode(at.value)) return documents.fail(at, 'A schema must be an object, `true` or `false`.');
    const { value } = at;
    const draft: Draft = {};
    let inlined: Schema | undefined;
    let uncheckedPattern: string | undefined;
    for (const written of Object.keys(value)) {
      const keyword = keywordMeant(documents, at, written);
      const place = documents.member(at, written);
      if (value.$ref !== undefined && !isReadBesideReference(keyword, version)) {
        documents.note(place, `In OpenAPI 3.0, \`${keyword}\` beside a \`$ref\` is ignored.`);
        continue;
      }
      remarks.attempt(() => {
        const content = contentOf(documents, version, place, keyword);
        if (content === undefined) {
          if (keyword === 'pattern') uncheckedPattern = String(place.value);
        } else if (keyword === '$ref') {
          const target = documents.follow(place, textOf(documents, place));
          const stack = reading.inlined;
          if (stack === undefined || stack.includes(keyOf(target))) draft.$ref = register(target);
          else inlined = read(target, { shared: true, inlined: [...stack, keyOf(target)] });
        } else if (keyword === '$defs') readMap(place, { ...reading, inlined: undefined });
        else if (keyword !== '$schema' && keyword !== '$anchor') {
          draft[keyword] = readContent({ ...place, value: content }, keyword, reading);
        }
      }, undefined);
    }
    // Treated as a string of unknown form, like an unknown format.
    if (uncheckedPattern !== undefined) draft.format = `pattern ${uncheckedPattern}`;
    if (inlined !== undefined && Object.keys(draft).length === 0) return inlined;
    if (inlined !== undefined) draft.allOf = [inlined, ...(Array.isArray(draft.allOf) ? draft.allOf : [])];
    return noted(at, draft, reading);
  };

  /** A schema in terms of OpenAPI 3.1, with its origin. */
  const noted = (at: Located, draft: Draft, reading: Reading): Schema => {
    const remark = (keyword: string, text: string) => documents.note(documents.member(at, keyword), text);
    const schema = inTermsOf31(draft, version, remark);
    const branches = Array.isArray(schema.anyOf) ? schema.anyOf : [];
    for (const made of [schema, ...branches]) if (isNode(made)) origins.note(made, at, reading.shared);
    const { format } = schema;
    if (typeof format === 'string' && !isCheckedFormat(format)) uncheckedFormats.add(format);
    return schema;
  };

  const readAll = (at: Located, reading: Reading): Schema => {
    const schema = readWhole(at, reading);
    for (let next = unread.pop(); next !== undefined; next = unread.pop()) {
      remarks.attempt(next, undefined);
    }
    return schema;
  };

  const readContent = (place: Located, keyword: string, reading: Reading): unknown => {
    const shape = keywordShapes[keyword];
    if (shape === 'schema') return read(place, reading);
    if (shape === 'map') return readMap(place, reading);
    if (keyword === 'discriminator') return readDiscriminator(place);
    if (shape === 'list' && Array.isArray(place.value)) {
      return place.value.map((_, index) => read(documents.member(place, index), reading));
    }
    return place.value;
  };

  const readMap = (place: Located, reading: Reading): unknown => {
    if (!isNode(place.value)) return place.value;
    const isPatterns = place.pointer.endsWith('/patternProperties');
    const { $ref } = place.value;
    if (typeof $ref === 'string') {
      documents.note(documents.member(place, '$ref'), 'A `$ref` cannot replace a map: it is followed.');
      return readMap(documents.follow(place, $ref), reading);
    }
    const entries = Object.keys(place.value).flatMap((name): [string, Schema][] => {
      const at = documents.member(place, name);
      const kept = isPatterns ? readPattern(documents, at, name) : name;
      if (kept === undefined) return documents.fail(at, 'The names of these members cannot be checked.');
      return remarks.attempt(() => [[kept, read(at, reading)]], []);
    });
    return Object.fromEntries(entries);
  };

  const readDiscriminator = (place: Located): unknown => {
    const mapping = isNode(place.value) ? place.value.mapping : undefined;
    if (!isNode(place.value) || !isNode(mapping)) return place.value;
    // A schema has the same meaning without a mapping, so a broken one is harmless.
    const rewritten = Object.entries(mapping).flatMap(([value, ref]) =>
      remarks.harmless(() => {
        const named = documents.member(documents.root, 'components', 'schemas', String(ref));
        const from = documents.member(place, 'mapping', value);
        return [[value, register(named.value === undefined ? documents.follow(from, String(ref)) : named)]];
      }, []),
    );
    return { ...place.value, mapping: Object.fromEntries(rewritten) };
  };

  return {
    schemas,
    uncheckedFormats,
    read: (at, shared) => readAll(at, { shared, inlined: undefined }),
    readInline: (at, shared) => readAll(at, { shared, inlined: [] }),
  };
}

function textOf(documents: DocumentSet, { value, ...at }: Located): string {
  return typeof value === 'string' ? value : documents.fail({ ...at, value }, 'A `$ref` must be a string.');
}

/** The location of the part of a schema at a path, as precisely as known. */
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
