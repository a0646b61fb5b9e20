import { isNode, memberOf } from '../json-pointer.ts';
import type { DocumentSet, Located } from './document-set.ts';
import { usablePattern } from './patterns.ts';
import {
  isKnownDialect,
  keywordHints,
  keywordShapes,
  keywordsOf30,
  unsupportedKeywords,
} from './schema-keywords.ts';
import type { Version } from './versions.ts';

/**
 * The value of a schema keyword; undefined if it is left out because it has no effect. Unambiguous slips are corrected
 * or left out with a note.
 */
export function contentOf(
  documents: DocumentSet,
  version: Version,
  place: Located,
  keyword: string,
): unknown {
  // Object-valued extensions are not used, and validators would treat their contents as schemas.
  if (keyword.startsWith('x-')) return isNode(place.value) ? undefined : place.value;
  const note = (text: string): undefined => documents.note(place, text);
  if (keywordShapes[keyword] === undefined) {
    const hint = keywordHints[keyword] ?? 'correct it, or start its name with `x-`';
    return note(`The schema keyword \`${keyword}\` is unknown and ignored: ${hint}.`);
  }
  if (unsupportedKeywords.has(keyword)) {
    return documents.fail(
      place,
      `The schema keyword \`${keyword}\` is not supported: refer with plain \`$ref\`s.`,
    );
  }
  if (keyword === '$schema' && !isKnownDialect(place.value)) {
    const says = `The schema dialect \`${place.value}\` is unknown`;
    return documents.fail(place, `${says}: only JSON Schema 2020-12 is checked.`);
  }
  if (place.value === null && !nullKeywords.has(keyword)) {
    return note(`\`${keyword}\` has no value and is ignored: leave it out.`);
  }
  if (version === '3.0' && !keywordsOf30.has(keyword)) {
    note(`OpenAPI 3.0 has no keyword \`${keyword}\`: it is read as in 3.1.`);
  }
  const shape = annotationShapes[keyword];
  if (shape !== undefined && !shape.fits(place.value)) {
    return note(`\`${keyword}\` must be ${shape.name}: the value is ignored.`);
  }
  return corrected(documents, place, keyword);
}

/** The keyword of JSON Schema 2020-12 for one of a schema: in older drafts, a list of `items` means `prefixItems`. */
export function keywordMeant(documents: DocumentSet, schema: Located, keyword: string): string {
  if (!Array.isArray(memberOf(schema.value, 'items'))) return keyword;
  if (keyword === 'items') {
    documents.note(
      documents.member(schema, keyword),
      'A list of `items` is read as `prefixItems`: rename it.',
    );
    return 'prefixItems';
  }
  return keyword === 'additionalItems' ? 'items' : keyword;
}

/**
 * Corrects an invalid value whose meaning is certain; refuses values that JSON Schema accepts but that have no meaning.
 */
function corrected(documents: DocumentSet, place: Located, keyword: string): unknown {
  const { value } = place;
  if (numberKeywords.has(keyword) && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) {
    documents.note(place, `\`${keyword}\` must be a number: write ${value} without quotes.`);
    return Number(value);
  }
  if ((keyword === 'required' || keyword === 'type') && Array.isArray(value)) {
    const distinct = [...new Set(value)];
    if (distinct.length < value.length) documents.note(place, `\`${keyword}\` contains duplicates.`);
    return distinct;
  }
  if (keyword === 'required' && value === false) {
    return documents.note(place, '`required` must be a list of names: `false` is ignored.');
  }
  if (['enum', 'anyOf', 'oneOf', 'allOf'].includes(keyword) && Array.isArray(value) && value.length === 0) {
    return documents.note(place, `\`${keyword}\` is empty: it is ignored.`);
  }
  if (['enum', 'const'].includes(keyword) && !isJson(value)) {
    return documents.fail(
      place,
      `A number in \`${keyword}\` cannot be represented in JSON: use another value.`,
    );
  }
  return keyword === 'pattern' && typeof value === 'string' ? readPattern(documents, place, value) : value;
}

/** Reads a pattern of another dialect if it has the same meaning in ECMAScript; otherwise returns undefined. */
export function readPattern(documents: DocumentSet, place: Located, source: string): string | undefined {
  const pattern = usablePattern(source);
  if (pattern === undefined) {
    documents.note(place, 'The pattern is not a valid ECMAScript regular expression: it is not checked.');
  } else if (pattern !== source) {
    documents.note(place, `The pattern is not valid with the flag \`u\`: it is read as \`${pattern}\`.`);
  }
  return pattern;
}

/** Whether all numbers of a value are finite: YAML allows others. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isJson);
}

interface Shape {
  readonly name: string;
  fits(value: unknown): boolean;
}

const text: Shape = { name: 'a string', fits: (value) => typeof value === 'string' };
const flag: Shape = { name: '`true` or `false`', fits: (value) => typeof value === 'boolean' };

/** The expected values of keywords that constrain nothing, so that a wrong value is harmless. */
const annotationShapes: Readonly<Record<string, Shape>> = {
  title: text,
  description: text,
  $comment: text,
  format: text,
  contentEncoding: text,
  contentMediaType: text,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  nullable: flag,
  examples: { name: 'a list', fits: Array.isArray },
  discriminator: { name: 'an object with a `propertyName`', fits: (value) => isNode(value) },
};

const nullKeywords: ReadonlySet<string> = new Set(['const', 'default', 'example', '$ref']);

const numberKeywords: ReadonlySet<string> = new Set([
  ...'multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength maxItems minItems'.split(
    ' ',
  ),
  ...'maxContains minContains maxProperties minProperties'.split(' '),
]);
