import { builds } from '../contract/instances/build.ts';
import { isRecord, type JsonRecord, withMember, withoutMember } from '../contract/instances/json-value.ts';
import { isSchemaObject, namedSchemasAt, schemaAt, textsAt } from '../contract/instances/keywords.ts';
import { firmLayers, type Layer } from '../contract/instances/layers.ts';
import { declaredNames, isHidden, memberSchemas } from '../contract/instances/members.ts';
import { demand } from '../contract/instances/negation.ts';
import { matches, patternTexts } from '../contract/instances/patterns.ts';
import { freshNames } from '../contract/instances/records.ts';
import { taken } from '../contract/instances/sequences.ts';
import { join } from '../contract/json-pointer.ts';
import type { Json, Schema } from '../contract/model.ts';
import { buildsAt, type Proposal, type Settle, type Site, type Spot, type Way, waysOf } from './site.ts';

/**
 * The places of the members of an object, with every optional member added in turn; also covers that members may be
 * present, may be absent, or must not be present.
 */
export function* memberSites(
  spot: Spot,
  fresh: readonly Layer[],
  record: JsonRecord,
  settle: Settle,
): Generator<Site> {
  const { contract } = spot.context;
  for (const name of declaredNames(fresh.map(({ node }) => node))) {
    const owner = fresh.find(({ node }) => namedSchemasAt(node, 'properties').has(name));
    const schemas = memberSchemas(spot.nodes, name);
    if (owner === undefined || isHidden(contract, schemas, spot.direction)) continue;
    const proposal = { layer: owner, keyword: 'properties', member: name, at: name };
    if (firmLayers(contract, schemas) === undefined) {
      settle({ ...proposal, side: 'invalid', ways: forbiddenWays(record, name) });
      continue;
    }
    const isRequired = spot.nodes.some((node) => textsAt(node, 'required').includes(name));
    const isThere = isRequired && Object.hasOwn(record, name);
    const full = isThere
      ? record
      : withRequired(spot, name, record, (ways) => settle({ ...proposal, side: 'valid', ways }));
    if (full === undefined) continue;
    if (!isRequired) {
      const absent = withoutMember(record, name);
      settle({ ...proposal, side: 'valid', ways: [{ value: absent, detail: 'the member absent' }] });
    }
    yield memberSite(spot, full, name, schemas, owner.isLoose);
  }
  for (const layer of fresh) yield* unnamedSites(spot, layer, record, settle);
  for (const layer of fresh) yield* nameSites(spot, layer, record);
}

function memberSite(
  spot: Spot,
  record: JsonRecord,
  name: string,
  schemas: readonly Schema[],
  isLoose: boolean,
): Site {
  const { site } = spot;
  return {
    path: join(site.path, name),
    schemas,
    value: record[name] ?? null,
    whole: (value) => site.whole(withMember(record, name, value)),
    anew: (schema) => memberAnew(spot, name, schema),
    isLoose: site.isLoose || isLoose,
    isName: false,
  };
}

function* memberAnew({ site, maker }: Spot, name: string, schema: Schema): Generator<Json> {
  const given = demand({ type: 'object', required: [name], properties: { [name]: schema } });
  for (const built of taken(builds(maker, [given, ...site.schemas]), 6)) {
    const whole = site.whole(built);
    if (whole !== undefined) yield whole;
  }
  yield* site.anew?.(given) ?? [];
}

function withRequired(
  spot: Spot,
  name: string,
  record: JsonRecord,
  settle: (ways: Iterable<Way>) => Json | undefined,
): JsonRecord | undefined {
  const detail = 'the member present';
  const present = function* (): Generator<Way> {
    if (Object.hasOwn(record, name)) yield { value: record, detail };
    const given = demand({ type: 'object', required: [name] });
    for (const built of taken(buildsAt(spot, given), 6)) {
      if (!isRecord(built)) continue;
      // The rest of the value stays the same if possible.
      const member = built[name];
      if (member !== undefined) yield { value: withMember(record, name, member), detail };
      yield { value: built, detail };
    }
  };
  const kept = settle(present());
  return isRecord(kept) && Object.hasOwn(kept, name) ? kept : undefined;
}

function forbiddenWays(record: JsonRecord, name: string): readonly Way[] {
  const values: readonly Json[] = ['text', 1, true, null];
  return values.map((value) => ({
    value: withMember(record, name, value),
    detail: 'a member that must not be there',
  }));
}

/** The places of members that `patternProperties`, `additionalProperties` or `unevaluatedProperties` describe. */
function* unnamedSites(spot: Spot, layer: Layer, record: JsonRecord, settle: Settle): Generator<Site> {
  const declared = declaredNames(spot.nodes);
  for (const [pattern, schema] of namedSchemasAt(layer.node, 'patternProperties')) {
    const names = patternTexts(pattern).filter((name) => !declared.includes(name));
    const keyword = 'patternProperties';
    if (schema === false) {
      const ways = names.slice(0, 3).flatMap((name) => forbiddenWays(record, name));
      settle({ layer, keyword, member: pattern, side: 'invalid', ways });
    } else {
      yield* addedSites(spot, record, names.slice(0, 6), { layer, keyword, member: pattern }, settle);
    }
  }
  for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
    const rest = schemaAt(layer.node, keyword);
    if (rest === undefined || rest === false) continue;
    const patterns = namedSchemasAt(layer.node, 'patternProperties');
    const names = freshNames(spot.maker, spot.nodes, 1).filter(
      (name) => ![...patterns.keys()].some((pattern) => matches(pattern, name)),
    );
    yield* addedSites(spot, record, names.slice(0, 4), { layer, keyword }, settle);
  }
}

function* addedSites(
  spot: Spot,
  record: JsonRecord,
  names: readonly string[],
  about: Pick<Proposal, 'layer' | 'keyword' | 'member'>,
  settle: Settle,
): Generator<Site> {
  for (const name of names) {
    const schemas = memberSchemas(spot.nodes, name);
    const given = demand({ type: 'object', required: [name] });
    const values = [...taken(buildsAt(spot, given), 3)].filter(isRecord);
    const kept = withMembers(record, name, values);
    const ways = waysOf([...kept, ...values], 'a member that has no name of its own');
    const full = settle({ ...about, side: 'valid', ways });
    if (!isRecord(full)) continue;
    yield memberSite(spot, full, name, schemas, about.layer.isLoose);
    return;
  }
  if (names.length === 0)
    settle({ ...about, side: 'valid', ways: [], obstacle: 'no name was found that may be added' });
}

function withMembers(record: JsonRecord, name: string, built: readonly JsonRecord[]): readonly JsonRecord[] {
  return built.flatMap((one) =>
    Object.hasOwn(one, name) ? [withMember(record, name, one[name] ?? null)] : [],
  );
}

/** The name of an added member, as a place for strings, if `propertyNames` constrains it. */
function* nameSites(spot: Spot, layer: Layer, record: JsonRecord): Generator<Site> {
  const rule = schemaAt(layer.node, 'propertyNames');
  if (!isSchemaObject(rule)) return;
  for (const name of freshNames(spot.maker, spot.nodes, 1)) {
    const given = demand({ type: 'object', required: [name] });
    const [built] = taken(buildsAt(spot, given), 1);
    if (!isRecord(built)) continue;
    const member = built[name] ?? null;
    const whole = (value: Json): Json | undefined =>
      typeof value === 'string' && !Object.hasOwn(record, value)
        ? spot.site.whole(withMember(record, value, member))
        : undefined;
    yield {
      ...spot.site,
      schemas: [demand({ type: 'string' }), rule],
      value: name,
      whole,
      isLoose: true,
      isName: true,
    };
    return;
  }
}
