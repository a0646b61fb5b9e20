import { isSchemaObject, namedSchemasAt, textAt, textsAt } from '../../contract/instances/keywords.ts';
import { firmLayers } from '../../contract/instances/layers.ts';
import { itemSchemas } from '../../contract/instances/members.ts';
import type { Contract, Json, Parameter, Schema, SchemaObject } from '../../contract/model.ts';
import { wordsOf } from '../answered-things.ts';
import { type BoundMeaning, type Edge, readBound } from './bound-meaning.ts';
import { descriptionOf } from './description.ts';
import { type Member, possibleLayers } from './entry-members.ts';

/** How the member of an entry that a filter lets through stands to the value of the filter. */
type Relation =
  | { readonly kind: 'equals' | 'has' | 'contains' | 'begins' }
  | { readonly kind: 'bound'; readonly side: BoundMeaning['side']; readonly edge: Edge };

/** What a parameter that narrows a list means. */
export interface FilterMeaning {
  readonly parameter: Parameter;
  readonly member: Member;
  readonly relation: Relation;
  /** Whether the parameter takes a list of values. */
  readonly takesMany: boolean;
  /** The name of the value inside of the parameter, where that is an object: `gte` of `created[gte]`. */
  readonly key: string | undefined;
  /** Whether the document says so; what speaks against it is a question otherwise. */
  readonly isCertain: boolean;
  /** Whether each entry that matches has to be there too. */
  readonly isExact: boolean;
  /** Whether only `true` narrows the list: "Only live albums." */
  readonly isSwitch: boolean;
}

const notFilters =
  /^(q|query|search|text|keywords?|fields?|select|include|exclude|expand|embed|view|format|locale|lang|language|units?|timezone|version|count|total)$/;
const saysBegins = /\b(begin|start)(s|ning|ing)?\b|\bprefix/i;
const saysContains = /\b(contain|substring|partial|part of|includ)/i;
const saysExactly = /\b(exact|equal|identical|precisely)/i;
const saysEquals = /\b(exact(ly)?|equals?|identical|precisely)\b|\bwhose\b.*\b(is|are)\b/i;
const saysOtherwise =
  /\b(search|fuzzy|similar|full.?text|keyword|wildcard|pattern|regular expression|exclud\w*|except|other than|omit\w*|hid(e|es|den)|without (this|that|these))\b/i;
const saysMore = /\b(also|includ\w*|additionally|as well|in addition)\b/i;
const saysOnly = /\b(only|limit|restrict|filter|just)/i;
const oftenHidden = /\b(deleted|archived|hidden|inactive|disabled|expired|removed|cancelled|test|draft)$/;
const otherMoments =
  /\b(updat|modif|chang|expir|due|publish|deliver|ship|complet|paid|pay|start|end|delet|creat|plac|sent|receiv|book|clos|open|settl|effective)\w*/gi;

/** The filters that a query parameter is; none where nothing tells which member of the entries it is about. */
export function readFilter(
  contract: Contract,
  parameter: Parameter,
  members: readonly Member[],
): readonly FilterMeaning[] {
  const layers = firmLayers(contract, [parameter.schema]) ?? [];
  const name = wordsOf(parameter.name).replace(/^(filter|where|by|only) (?=.)/, '');
  if (notFilters.test(name)) return [];
  const keys = parameter.style === 'deepObject' ? boundKeys(contract, parameter.schema) : [];
  if (keys.length > 0) {
    return keys.flatMap(([key, node]) => {
      const text = `${descriptionOf(node)} ${descriptionOf(parameter.node)}`;
      const bound = readBound(key, text.trim());
      if (bound === undefined || bound.words !== '') return [];
      return boundFilter(contract, parameter, { ...bound, words: name }, members, text, key);
    });
  }
  const description = descriptionOf(parameter.node);
  const exact = memberNamed(members, name);
  if (exact === undefined) {
    const bound = readBound(parameter.name, description);
    return bound === undefined
      ? []
      : boundFilter(contract, parameter, bound, members, description, undefined);
  }
  return valueFilter(contract, parameter, exact, layers, description);
}

/** The value that the parameter is given for one value of the member. */
export function filterValue({ takesMany, key }: FilterMeaning, value: Json): Json {
  if (key !== undefined) return { [key]: value };
  return takesMany ? [value] : value;
}

function valueFilter(
  contract: Contract,
  parameter: Parameter,
  member: Member,
  layers: readonly SchemaObject[],
  description: string,
): readonly FilterMeaning[] {
  const takesMany = layers.some((layer) => textsAt(layer, 'type').includes('array'));
  const own = [...layers, ...(firmLayers(contract, itemSchemas(layers, 0)) ?? [])];
  const isList = member.types.includes('array');
  const scalars = isList ? possibleLayers(contract, itemSchemas(member.layers, 0)) : member.layers;
  const types = scalars.flatMap((layer) => textsAt(layer, 'type'));
  if (types.includes('object') || types.includes('array')) return [];
  const isChoice =
    own.some((layer) => layer.enum !== undefined || layer.const !== undefined) ||
    scalars.some((layer) => layer.enum !== undefined || layer.const !== undefined);
  const isFirm =
    isChoice ||
    types.some((type) => type === 'boolean' || type === 'integer') ||
    scalars.some((layer) => textAt(layer, 'format') === 'uuid') ||
    /(^|\s)id$/.test(member.words);
  const isFree = !isFirm && !saysExactly.test(description);
  const relation = relationOf(isList, isFirm, isFree, description);
  const isHidden = types.includes('boolean') && oftenHidden.test(member.words) && !saysOnly.test(description);
  const isCertain = !saysOtherwise.test(description) && !isHidden && !(isFirm && saysMore.test(description));
  const isExact = isFirm || isList || description !== '';
  const isSwitch =
    types.includes('boolean') && (/\bonly\b/i.test(description) || /^only\b/.test(wordsOf(parameter.name)));
  return [{ parameter, member, relation, takesMany, key: undefined, isCertain, isExact, isSwitch }];
}

function relationOf(isList: boolean, isFirm: boolean, isFree: boolean, description: string): Relation {
  if (isList) return { kind: 'has' };
  if (isFirm) return { kind: 'equals' };
  if (isFree && saysBegins.test(description)) return { kind: 'begins' };
  if (isFree && (saysContains.test(description) || !saysEquals.test(description)))
    return { kind: 'contains' };
  return { kind: 'equals' };
}

function boundFilter(
  contract: Contract,
  parameter: Parameter,
  { side, edge, words }: BoundMeaning,
  members: readonly Member[],
  description: string,
  key: string | undefined,
): readonly FilterMeaning[] {
  const fits = members.filter(isOrdered);
  const named = boundMember(fits, words);
  const isOfMoments = (firmLayers(contract, [parameter.schema]) ?? []).some(isMoment);
  const member = named ?? (isOfMoments ? soleMoment(fits, words, description) : undefined);
  if (member === undefined) return [];
  const isCertain = named !== undefined || description !== '';
  const relation = { kind: 'bound', side, edge } as const;
  const told = { takesMany: false, isCertain, isExact: isCertain, isSwitch: false };
  return [{ parameter, member, relation, key, ...told }];
}

/** The member that the rest of the name of a bound names: `created` is `created at`. */
function boundMember(members: readonly Member[], words: string): Member | undefined {
  const bare = words.replace(/ (date|time|at|on)$/, '');
  if (['', 'date', 'time', 'at'].includes(words)) return undefined;
  const forms = [words, ...['at', 'on', 'date', 'time', 'time stamp'].map((end) => `${bare} ${end}`)];
  const found = [...forms, bare, `date ${bare}`].map((form) => memberNamed(members, form));
  return found.find((member) => member !== undefined);
}

/** The only moment that entries have, where the description does not speak of another one. */
function soleMoment(members: readonly Member[], words: string, description: string): Member | undefined {
  if (!['', 'date', 'time', 'at', 'date time'].includes(words)) return undefined;
  const moments = members.filter(({ layers }) => layers.some(isMoment));
  const [member] = moments;
  if (member === undefined || description === '') return undefined;
  const spoken = [...description.matchAll(otherMoments)].map(([, stem = '']) => stem.toLowerCase());
  if (spoken.length > 0) {
    const said = moments.filter(({ words: own }) => spoken.some((stem) => own.startsWith(stem)));
    return said.length === 1 ? said[0] : undefined;
  }
  return moments.length === 1 ? member : undefined;
}

function isMoment(layer: SchemaObject): boolean {
  return ['date-time', 'date'].includes(textAt(layer, 'format') ?? '');
}

function memberNamed(members: readonly Member[], words: string): Member | undefined {
  const forms = [words, words.replace(/^is /, ''), `is ${words}`, singular(words)];
  for (const form of forms) {
    const found = members.find((member) => member.words === form);
    if (found !== undefined) return found;
  }
  return members.find(
    ({ words: own, types }) => singular(own) === singular(words) && types.includes('array'),
  );
}

function singular(words: string): string {
  return words.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=(ss|sh|ch|x|us))es$|(?<=[^s])s$/, '');
}

function isOrdered({ types, layers, isEnumerated }: Member): boolean {
  if (isEnumerated) return false;
  return (
    types.some((type) => type === 'number' || type === 'integer') ||
    layers.some(
      (layer) =>
        ['date-time', 'date', 'decimal'].includes(textAt(layer, 'format') ?? '') ||
        /\\d|\[0-9\]/.test(textAt(layer, 'pattern') ?? ''),
    )
  );
}

function boundKeys(contract: Contract, schema: Schema): readonly (readonly [string, SchemaObject])[] {
  return possibleLayers(contract, [schema])
    .flatMap((layer) => [...namedSchemasAt(layer, 'properties')])
    .filter((entry): entry is [string, SchemaObject] => isSchemaObject(entry[1]));
}
