import { isSchemaObject, namedSchemasAt, textAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import { itemSchemas } from '../../../contract/instances/members.ts';
import type { Contract, Parameter, Schema, SchemaObject } from '../../../contract/model.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { type BoundMeaning, readBound } from './bound-meaning.ts';
import { descriptionOf } from './description.ts';
import { type Member, possibleLayers } from './entry-members.ts';
import type { FilterMeaning } from './filter-meaning.ts';
import { memberNamed } from './member-named.ts';

/** Names of a moment that do not say what happens then. */
const generalNames = /^(dates?|days?|times?|time ?stamp|moment|at|date time)$/;
/** Words for the ends of a range, and quoted parameters. */
const endsOfRange = /`\w+`|\b(start|end)(s|ing)?\b/gi;
/** Matches the name between "whose" or "with a" and the comparison. */
const boundedName =
  /\b(whose|where(?: the| its| their)?|with an?|having an?|by) (?:the |their |its )?[`']?([a-z]\w*(?:[ -](?:at|on|date|day|time))?)[`']? (?=(?:is|are|was|were|falls|lies|of|on|at|not|no|equal|greater|less|more|later|earlier|before|after|above|below|from|since|up to|until)\b|[<>≤≥])/gi;
const otherMoments =
  /\b(updat|modif|chang|expir|due|publish|deliver|ship|complet|paid|pay|start|end|delet|creat|plac|sent|receiv|book|clos|open|settl|effective)\w*/gi;

/** The bounds that the members of a parameter set, such as `gte` of `created[gte]`; undefined if it has no members. */
export function readKeyedBounds(
  contract: Contract,
  parameter: Parameter,
  name: string,
  members: readonly Member[],
): readonly FilterMeaning[] | undefined {
  const keys = parameter.style === 'deepObject' ? boundKeys(contract, parameter.schema) : [];
  if (keys.length === 0) return undefined;
  return keys.flatMap(([key, node]) => {
    const text = `${descriptionOf(node)} ${descriptionOf(parameter.node)}`;
    const bound = readBound(key, text.trim());
    if (bound === undefined || bound.words !== '') return [];
    return boundFilter(contract, parameter, { ...bound, words: name }, members, text, key);
  });
}

/** The bound that a parameter sets; undefined if its name does not say one. */
export function readNamedBound(
  contract: Contract,
  parameter: Parameter,
  name: string,
  members: readonly Member[],
): readonly FilterMeaning[] | undefined {
  const description = descriptionOf(parameter.node);
  const bound = readBound(name, description);
  return bound && boundFilter(contract, parameter, bound, members, description, undefined);
}

function boundFilter(
  contract: Contract,
  parameter: Parameter,
  { side, edge, words }: BoundMeaning,
  members: readonly Member[],
  description: string,
  key: string | undefined,
): readonly FilterMeaning[] {
  const fits = members.filter((member) => isOrdered(contract, member));
  const named = boundMember(fits, words) ?? quotedMember(fits, description);
  const isOfMoments = (firmLayers(contract, [parameter.schema]) ?? []).some(isMoment);
  const member = named ?? (isOfMoments ? soleMoment(contract, fits, words, description) : undefined);
  if (member === undefined) return [];
  const isCertain = named !== undefined || description !== '';
  const isFirstDay =
    side === 'low' && /^(start|from|first)\b/.test(wordsOf(parameter.name)) && isOfDays(contract, parameter);
  const said = edge === 'unsaid' && isFirstDay ? 'inside' : edge;
  const relation = { kind: 'bound', side, edge: said } as const;
  const told = { several: undefined, letterCase: undefined, isCertain, isExact: isCertain, isSwitch: false };
  return [{ parameter, member, besides: [], relation, key, ...told }];
}

/** Whether a bound is a date, so that the first day of a range belongs to it. */
function isOfDays(contract: Contract, { schema }: Parameter): boolean {
  const layers = firmLayers(contract, [schema]) ?? [];
  return layers.some((layer) => textAt(layer, 'format') === 'date');
}

/** The member that the rest of the name of a bound refers to: `created` for `created at`. */
function boundMember(members: readonly Member[], words: string): Member | undefined {
  const bare = words.replace(/ (date|time|at|on)$/, '');
  if (['', 'date', 'time', 'at'].includes(words)) return undefined;
  const forms = [words, ...['at', 'on', 'date', 'time', 'time stamp'].map((end) => `${bare} ${end}`)];
  const found = [...forms, bare, `date ${bare}`].map((form) => memberNamed(members, form));
  return found.find((member) => member !== undefined);
}

/** The single member that a description names as bounded: "whose `updatedAt` is", "with a price of". */
function quotedMember(members: readonly Member[], description: string): Member | undefined {
  const named = [...description.matchAll(boundedName)].map(([, , name = '']) =>
    memberNamed(members, wordsOf(name)),
  );
  return new Set(named).size === 1 ? named[0] : undefined;
}

/** The only moment of the entries, unless the description speaks of another one. */
function soleMoment(
  contract: Contract,
  members: readonly Member[],
  words: string,
  description: string,
): Member | undefined {
  if (!['', 'date', 'time', 'at', 'date time'].includes(words)) return undefined;
  const moments = members.filter((member) => valueLayers(contract, member).some(isMoment));
  const day = onlyDay(contract, moments, description);
  if (day !== undefined) return day;
  const [member] = moments;
  if (member === undefined || description === '') return undefined;
  const isPlain = moments.length === 1 && generalNames.test(member.words);
  const about = isPlain ? description.replaceAll(endsOfRange, '') : description;
  const spoken = [...about.matchAll(otherMoments)].map(([, stem = '']) => stem.toLowerCase());
  if (spoken.length > 0) {
    const said = moments.filter(({ words: own }) => spoken.some((stem) => own.startsWith(stem)));
    return said.length === 1 ? said[0] : undefined;
  }
  return moments.length === 1 ? member : undefined;
}

/**
 * The member `date` or `day` of the entries, if a description speaks of a day but of no event, and no other member is a
 * day.
 */
function onlyDay(contract: Contract, moments: readonly Member[], description: string): Member | undefined {
  const days = moments.filter(
    (member) =>
      member.path.length === 1 &&
      valueLayers(contract, member).some((layer) => textAt(layer, 'format') === 'date'),
  );
  const [day] = days;
  const isSaid = /\b(days?|dates?)\b/i.test(description);
  const isOther = description.replaceAll(endsOfRange, '').search(otherMoments) >= 0;
  const isPlain = days.length === 1 && day !== undefined && generalNames.test(day.words);
  return isPlain && isSaid && !isOther ? day : undefined;
}

function isMoment(layer: SchemaObject): boolean {
  return ['date-time', 'date'].includes(textAt(layer, 'format') ?? '');
}

function isOrdered(contract: Contract, member: Member): boolean {
  const { types, isEnumerated } = member;
  const layers = valueLayers(contract, member);
  if (isEnumerated) return false;
  if (types.includes('array')) return layers.some(isMoment);
  return (
    types.some((type) => type === 'number' || type === 'integer') ||
    layers.some(
      (layer) =>
        ['date-time', 'date', 'decimal'].includes(textAt(layer, 'format') ?? '') ||
        /\\d|\[0-9\]/.test(textAt(layer, 'pattern') ?? ''),
    )
  );
}

/** The schema objects that may apply to the values of a member: to its items if it is a list. */
function valueLayers(contract: Contract, { types, layers }: Member): readonly SchemaObject[] {
  return types.includes('array') ? possibleLayers(contract, itemSchemas(layers, 0)) : layers;
}

function boundKeys(contract: Contract, schema: Schema): readonly (readonly [string, SchemaObject])[] {
  return possibleLayers(contract, [schema])
    .flatMap((layer) => [...namedSchemasAt(layer, 'properties')])
    .filter((entry): entry is [string, SchemaObject] => isSchemaObject(entry[1]));
}
