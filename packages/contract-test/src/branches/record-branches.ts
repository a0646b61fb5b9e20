import { isRecord, type JsonRecord, withMember, withoutMember } from '../contract/instances/json-value.ts';
import { namedTextsAt, numberAt, schemaAt, textsAt } from '../contract/instances/keywords.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { isHidden, memberSchemas } from '../contract/instances/members.ts';
import { demand, refusedNames } from '../contract/instances/negation.ts';
import { freshNames } from '../contract/instances/records.ts';
import { chained, taken } from '../contract/instances/sequences.ts';
import type { Json } from '../contract/model.ts';
import { buildsAt, buildsWithout, type Proposal, type Spot, type Way, waysOf } from './site.ts';

/** Proposals for the keywords of objects as a whole: missing members, their number, their names, undeclared ones. */
export function* recordProposals(spot: Spot, layer: Layer, record: JsonRecord): Generator<Proposal> {
  yield* requiredProposals(spot, layer, record);
  yield* countProposals(spot, layer, record);
  yield* dependentProposals(spot, layer);
  yield* undeclaredProposals(spot, layer, record);
  yield* nameProposals(spot, layer, record);
}

function* requiredProposals(spot: Spot, layer: Layer, record: JsonRecord): Generator<Proposal> {
  const keyword = 'required';
  const names = textsAt(layer.node, keyword).filter(
    (name) => !isHidden(spot.context.contract, memberSchemas(spot.nodes, name), spot.direction),
  );
  if (names.length > 0)
    yield { layer, keyword, side: 'valid', ways: [{ value: record, detail: 'every required member' }] };
  for (const name of names) {
    const left = withoutMember(record, name);
    const ways = function* (): Generator<Way> {
      const detail = `without the required member \`${name}\``;
      yield { value: left, detail };
      const absent = demand({ type: 'object', properties: { [name]: false } });
      yield* waysOf(buildsWithout(spot, ['required', 'properties'], absent), detail, 2);
    };
    yield { layer, keyword, member: name, side: 'invalid', at: name, ways: ways() };
  }
}

function* countProposals(spot: Spot, layer: Layer, record: JsonRecord): Generator<Proposal> {
  const least = numberAt(layer.node, 'minProperties');
  const most = numberAt(layer.node, 'maxProperties');
  const proposal = (keyword: string, side: 'valid' | 'invalid', count: number, words: string): Proposal => {
    const exactly = demand({ type: 'object', minProperties: count, maxProperties: count });
    const built =
      side === 'valid'
        ? buildsAt(spot, exactly)
        : buildsWithout(spot, ['minProperties', 'maxProperties'], exactly);
    const cut = Object.fromEntries(Object.entries(record).slice(0, count));
    return { layer, keyword, side, ways: waysOf(chained(built, [cut]), `${count} members where ${words}`) };
  };
  if (least !== undefined && least > 0) {
    const words = `at least ${least} are required`;
    yield proposal('minProperties', 'valid', least, words);
    yield proposal('minProperties', 'invalid', least - 1, words);
  }
  if (most !== undefined) {
    const words = `at most ${most} are allowed`;
    yield proposal('maxProperties', 'valid', most, words);
    yield proposal('maxProperties', 'invalid', most + 1, words);
  }
}

function* dependentProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const keyword = 'dependentRequired';
  for (const [name, needed] of namedTextsAt(layer.node, keyword)) {
    const list = needed.map((one) => `\`${one}\``).join(', ');
    const both = demand({ type: 'object', required: [name, ...needed] });
    const full = [...taken(buildsAt(spot, both), 4)].filter(isRecord);
    const met = `with \`${name}\` and so with ${list}`;
    yield { layer, keyword, member: name, side: 'valid', ways: waysOf(full, met) };
    const without = full.flatMap((record) => needed.map((one) => withoutMember(record, one)));
    const unmet = `with \`${name}\`, but without all of ${list}`;
    yield { layer, keyword, member: name, side: 'invalid', ways: waysOf(without, unmet) };
  }
}

function* undeclaredProposals(_spot: Spot, layer: Layer, record: JsonRecord): Generator<Proposal> {
  for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
    const rest = schemaAt(layer.node, keyword);
    if (rest !== false) continue;
    yield { layer, keyword, side: 'valid', ways: [{ value: record, detail: 'no undeclared member' }] };
    for (const [name, value] of [
      ['undeclared', 'text'],
      ['undeclaredMember', 1],
    ] as const) {
      const ways = [{ value: withMember(record, name, value), detail: 'with an undeclared member' }];
      yield { layer, keyword, side: 'invalid', at: name, ways };
      if (keyword === 'additionalProperties') break;
    }
  }
}

function* nameProposals(spot: Spot, layer: Layer, record: JsonRecord): Generator<Proposal> {
  const keyword = 'propertyNames';
  const rule = schemaAt(layer.node, keyword);
  if (rule === undefined) return;
  const [fresh] = freshNames(spot.maker, spot.nodes, 1);
  const way = (name: string, value: Json): Way => ({
    value: withMember(record, name, value),
    detail: `a member named ${JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name)}`,
  });
  const values: readonly Json[] = ['text', 1, true, null, {}, []];
  const named = fresh === undefined ? [] : values.map((value) => way(fresh, value));
  yield {
    layer,
    keyword,
    side: 'valid',
    ways: [...named, { value: record, detail: 'names as they have to be' }],
  };
  const odd = refusedNames(layer.node).filter(
    (name) => !spot.context.judge.isValid(rule, name, spot.direction),
  );
  const ways = function* (): Generator<Way> {
    for (const name of odd) {
      const given = demand({ type: 'object', required: [name] });
      for (const one of taken(buildsWithout(spot, [keyword], given), 1)) {
        if (isRecord(one)) yield way(name, one[name] ?? 'text');
      }
      for (const value of values.slice(0, 2)) yield way(name, value);
    }
  };
  yield { layer, keyword, side: 'invalid', ways: ways() };
}
