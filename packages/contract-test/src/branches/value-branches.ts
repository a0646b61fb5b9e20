import { build } from '../contract/instances/build.ts';
import {
  isList,
  isRecord,
  isSame,
  type JsonType,
  jsonTypeOf,
  withMember,
} from '../contract/instances/json-value.ts';
import { textsAt, valuesAt } from '../contract/instances/keywords.ts';
import { declaredTypes } from '../contract/instances/layer-traits.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { demand } from '../contract/instances/negation.ts';
import { asRead } from '../contract/instances/texts.ts';
import type { Json } from '../contract/model.ts';
import { randomOf } from '../contract/random.ts';
import { buildsAt, type Proposal, type Spot, type Way, waysOf } from './site.ts';

/** Proposals for `type`, `enum` and `const`. */
export function* valueProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  yield* typeProposals(spot, layer);
  yield* enumProposals(spot, layer);
  yield* constProposals(spot, layer);
}

const strangers: readonly (readonly [type: JsonType, value: Json])[] = [
  ['null', null],
  ['number', 12],
  ['string', 'text'],
  ['boolean', true],
  ['array', []],
  ['object', {}],
];

function* typeProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const names = textsAt(layer.node, 'type');
  if (names.length === 0) return;
  const keyword = 'type';
  if (Array.isArray(layer.node.type)) {
    for (const name of names) {
      const ways = waysOf(buildsAt(spot, demand({ type: name })), `${name}, one of its types`);
      yield { layer, keyword, member: name, side: 'valid', ways };
    }
  } else {
    yield {
      layer,
      keyword,
      side: 'valid',
      ways: waysOf(others(spot), `another value of type ${names.join()}`),
    };
  }
  if (spot.site.isName) return;
  const types = declaredTypes(layer.node);
  const allowed = names.join(' or ');
  for (const [type, value] of strangers) {
    if (types.includes(type)) continue;
    yield {
      layer,
      keyword,
      side: 'invalid',
      ways: [{ value, detail: `${type} where ${allowed} is required` }],
    };
  }
  for (const { value, detail } of inDisguise(spot, types)) {
    yield {
      layer,
      keyword,
      side: 'invalid',
      ways: [{ value, detail: `${detail} where ${allowed} is required` }],
    };
  }
  if (names.includes('integer') && !names.includes('number')) {
    const ways = waysOf([1.5, 10.5, 100.5, 0.5, -0.5], 'a fraction where a whole number is required');
    yield { layer, keyword, side: 'invalid', ways };
  }
}

/** Values that a lenient parser may accept for the type: quoted ones, an item instead of a list. */
function inDisguise(spot: Spot, types: readonly JsonType[]): readonly Way[] {
  const { value } = spot.site;
  if (isList(value)) {
    const [item] = value;
    const isOther = item !== undefined && !types.includes(jsonTypeOf(item));
    return isOther ? [{ value: item, detail: 'an item outside of a list' }] : [];
  }
  const isQuotable = typeof value === 'number' || typeof value === 'boolean';
  return isQuotable && !types.includes('string')
    ? [{ value: String(value), detail: `a quoted ${typeof value}` }]
    : [];
}

/** Another scalar of the same schemas, then the value itself. */
function* others(spot: Spot): Generator<Json> {
  const { site, maker } = spot;
  if (typeof site.value !== 'object') {
    const random = randomOf(1, site.path);
    for (let tries = 0; tries < 2; tries += 1) {
      const value = build({ ...maker, random, size: 6 }, [...site.schemas, ...spot.nodes]);
      if (value !== undefined && !isSame(value, site.value)) yield value;
    }
  }
  yield site.value;
}

function* enumProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const members = valuesAt(layer.node, 'enum');
  if (members.length === 0) return;
  const keyword = 'enum';
  for (const [at, value] of members.entries()) {
    yield {
      layer,
      keyword,
      member: at,
      side: 'valid',
      ways: [{ value, detail: `member ${at + 1} of ${members.length}` }],
    };
  }
  const isMember = (value: Json): boolean => members.some((member) => isSame(member, value));
  const beside = members.flatMap((member) => unlike(spot, member)).filter((value) => !isMember(value));
  yield { layer, keyword, side: 'invalid', ways: waysOf(beside, 'no member of the enumeration', 30) };
  const recased = members
    .filter((member) => typeof member === 'string')
    .map((member) => asRead(spot.demands.text, swappedCase(member)))
    .filter((value) => !isMember(value));
  if (recased.length > 0) {
    yield { layer, keyword, side: 'invalid', ways: waysOf(recased, 'a member in other letters') };
  }
}

function* constProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  if (!Object.hasOwn(layer.node, 'const')) return;
  const value = layer.node.const as Json;
  const keyword = 'const';
  yield { layer, keyword, side: 'valid', ways: [{ value, detail: 'the constant' }] };
  yield {
    layer,
    keyword,
    side: 'invalid',
    ways: waysOf(unlike(spot, value), 'another value than the constant', 30),
  };
}

/** Values near one, of its type first. */
function unlike(spot: Spot, value: Json): readonly Json[] {
  const foreign = strangers.filter(([type]) => type !== jsonTypeOf(value)).map(([, stranger]) => stranger);
  return [...sameTypeUnlike(spot, value), ...foreign];
}

function sameTypeUnlike(spot: Spot, value: Json): readonly Json[] {
  if (typeof value === 'string') {
    return [`${value}x`, `${value}-x`, 'unknown', '', `${value}_`].map((text) =>
      asRead(spot.demands.text, text),
    );
  }
  if (typeof value === 'number') return [value + 1, value - 1, value + 1000, value + 0.5];
  if (typeof value === 'boolean') return [!value];
  if (isRecord(value)) return [withMember(value, 'undeclared', true), {}];
  return Array.isArray(value) ? [[...value, null], []] : [];
}

function swappedCase(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text.toUpperCase() : lower;
}
