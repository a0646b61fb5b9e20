import { textAt, textsAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import { itemSchemas } from '../../../contract/instances/members.ts';
import type { Contract, Parameter, SchemaObject } from '../../../contract/model.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { readKeyedBounds, readNamedBound } from './bound-filter.ts';
import { readDescribed } from './described-filter.ts';
import { descriptionOf } from './description.ts';
import { type Member, possibleLayers } from './entry-members.ts';
import type { FilterMeaning, Relation } from './filter-meaning.ts';
import { readLetterCase } from './letter-case.ts';
import { memberNamed } from './member-named.ts';
import { readSeveral } from './read-several.ts';

const notFilters =
  /^(q|query|search|text|keywords?|fields?|select|include|exclude|expand|embed|view|format|locale|lang|language|units?|timezone|version|count|total)$/;
/** Of these names, those that a description may use for a filter: "Only films in this language." */
const oftenFilters = /^(keywords?|format|locale|lang|language|version)$/;
const saysBegins = /\b(begin|start)(s|ning|ing)?\b|\bprefix/i;
const saysContains = /\b(contain|substring|partial|part of|includ)/i;
const saysExactly = /\b(exact|equal|identical|precisely)/i;
const saysEquals = /\b(exact(ly)?|equals?|identical|precisely)\b|\bwhose\b.*\b(is|are)\b/i;
const saysOtherwise =
  /\b(search|fuzzy|similar|full.?text|keyword|wildcard|pattern|regular expression|exclud\w*|except|other than|omit\w*|hid(e|es|den)|without (this|that|these))\b/i;
const saysMore = /\b(also|includ\w*|additionally|as well|in addition)\b/i;
const saysOnly = /\b(only|limit|restrict|filter|just)/i;
const oftenHidden = /\b(deleted|archived|hidden|inactive|disabled|expired|removed|cancelled|test|draft)$/;

/** The filters that a query parameter sets; none if nothing indicates which member of the entries it is about. */
export function readFilter(
  contract: Contract,
  parameter: Parameter,
  members: readonly Member[],
): readonly FilterMeaning[] {
  const layers = firmLayers(contract, [parameter.schema]) ?? [];
  const name = wordsOf(parameter.name).replace(/^(filter|where|by|only) (?=.)/, '');
  const description = descriptionOf(parameter.node);
  const described = (): readonly FilterMeaning[] =>
    describedFilter(contract, parameter, members, description);
  const isFilter = !notFilters.test(name) || (oftenFilters.test(name) && /\bonly\b/i.test(description));
  if (!isFilter) return described();
  const keyed = readKeyedBounds(contract, parameter, name, members);
  if (keyed !== undefined) return keyed;
  const exact = memberNamed(members, name);
  if (exact === undefined) return readNamedBound(contract, parameter, name, members) ?? described();
  return valueFilter(contract, parameter, exact, layers, description);
}

function valueFilter(
  contract: Contract,
  parameter: Parameter,
  member: Member,
  layers: readonly SchemaObject[],
  description: string,
): readonly FilterMeaning[] {
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
  const several = readSeveral(layers, description, isList);
  const letterCase = readLetterCase(description);
  const told = { several, letterCase, isCertain, isExact, isSwitch };
  return [{ parameter, member, besides: [], relation, key: undefined, ...told }];
}

/** A filter on the members that its description names, whatever its own name. */
function describedFilter(
  contract: Contract,
  parameter: Parameter,
  members: readonly Member[],
  description: string,
): readonly FilterMeaning[] {
  const { named: [member, ...besides] = [], kind = 'equals' } = readDescribed(description, members) ?? {};
  const layers = firmLayers(contract, [parameter.schema]) ?? [];
  if (member === undefined || !layers.some((layer) => textsAt(layer, 'type').includes('string'))) return [];
  const isCertain = !saysOtherwise.test(description);
  const told = { several: undefined, isCertain, isExact: true, isSwitch: false };
  return [
    {
      ...{ parameter, member, besides, key: undefined, ...told },
      relation: { kind },
      letterCase: readLetterCase(description),
    },
  ];
}

function relationOf(isList: boolean, isFirm: boolean, isFree: boolean, description: string): Relation {
  if (isList) return { kind: 'has' };
  if (isFirm) return { kind: 'equals' };
  if (isFree && saysBegins.test(description)) return { kind: 'begins' };
  if (isFree && saysContains.test(description)) return { kind: 'contains' };
  if (isFree && !saysEquals.test(description)) return { kind: 'resembles' };
  return { kind: 'equals' };
}
