import { typicalMaker } from '../contract/instances/build.ts';
import type { InstanceContext } from '../contract/instances/context.ts';
import { demandsOf } from '../contract/instances/demands.ts';
import { isRecord, jsonTypeOf } from '../contract/instances/json-value.ts';
import { declaredTypes } from '../contract/instances/layer-traits.ts';
import { type Layer, layersFor } from '../contract/instances/layers.ts';
import { demand, isDemand } from '../contract/instances/negation.ts';
import { taken } from '../contract/instances/sequences.ts';
import { asRead } from '../contract/instances/texts.ts';
import type { Json, Schema, SchemaObject } from '../contract/model.ts';
import type { Direction, Judge } from '../contract/violation.ts';
import type { Branch, Candidate } from '../model/branch.ts';
import { itemSites } from './item-sites.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { listProposals } from './list-branches.ts';
import { memberSites } from './member-sites.ts';
import { numberProposals } from './number-branches.ts';
import { recordProposals } from './record-branches.ts';
import { sampleOf } from './sample.ts';
import { buildsAt, type Proposal, type Settle, type Site, type Spot, type Way } from './site.ts';
import { textProposals } from './text-branches.ts';
import { turnsOf, unionProposals } from './union-branches.ts';
import { valueProposals } from './value-branches.ts';

/**
 * The result of enumerating the boundaries of a schema: judged candidates, and the branches without one, with the
 * reason.
 */
export interface Enumeration {
  readonly candidates: readonly Candidate[];
  readonly unmade: readonly Branch[];
}

/** By judge and schema, the enumerations of the most recent bases. */
const kept = new WeakMap<Judge, WeakMap<SchemaObject, Map<string, Enumeration>>>();
const mostBases = 12;

/**
 * Tries every keyword at every place that a schema reaches, from both sides: each candidate is the base, a valid
 * instance, with one change. A schema with subschemas is examined in at most two places, so that recursion ends.
 * Several candidates may share a branch, and several branches a value. Without a valid instance there are no
 * candidates. The same schema and base give the same enumeration, computed once.
 */
export function enumerateBranches(
  context: InstanceContext,
  schema: Schema,
  direction: Direction,
  base?: Json,
): Enumeration {
  if (typeof schema === 'boolean') return enumerate(context, schema, direction, base);
  const bySchema = kept.get(context.judge) ?? new WeakMap<SchemaObject, Map<string, Enumeration>>();
  kept.set(context.judge, bySchema);
  const known = bySchema.get(schema) ?? new Map<string, Enumeration>();
  bySchema.set(schema, known);
  const key = `${direction} ${JSON.stringify(base)}`;
  const enumeration = known.get(key) ?? enumerate(context, schema, direction, base);
  known.delete(key);
  known.set(key, enumeration);
  for (const oldest of [...known.keys()].slice(0, -mostBases)) known.delete(oldest);
  return enumeration;
}

function enumerate(
  context: InstanceContext,
  schema: Schema,
  direction: Direction,
  base: Json | undefined,
): Enumeration {
  const isUsable = base !== undefined && context.judge.isValid(schema, base, direction);
  const value = isUsable ? base : sampleOf(context, schema, direction);
  const ledger = openLedger(context, schema, direction);
  if (value !== undefined) {
    const walk: Walk = { context, direction, ledger, entered: new Map() };
    visit(
      walk,
      { path: '', schemas: [schema], value, whole: (whole) => whole, isLoose: false, isName: false },
      true,
    );
  }
  return ledger.result();
}

interface Walk {
  readonly context: InstanceContext;
  readonly direction: Direction;
  readonly ledger: Ledger;
  /** By schema object, the places and kinds of values for which it was examined. */
  readonly entered: Map<SchemaObject, Set<string>>;
}

function visit(walk: Walk, site: Site, isWithTwins: boolean): void {
  const { context, direction, ledger } = walk;
  const layers = layersFor(context, site.schemas, site.value, direction);
  const fresh = layers.filter(({ node }) => enter(walk, node, site));
  if (fresh.length === 0) return;
  const nodes = layers.map(({ node }) => node);
  const spot: Spot = {
    site,
    layers,
    nodes,
    demands: demandsOf(context.contract, nodes),
    maker: typicalMaker(context, direction),
    context,
    direction,
  };
  const settle: Settle = (proposal) =>
    ledger.settle(site, { ...proposal, ways: asReadWays(spot, proposal.ways) });
  for (const layer of fresh) for (const proposal of proposalsAt(spot, layer, isWithTwins)) settle(proposal);
  if (isRecord(site.value)) {
    for (const inner of memberSites(spot, fresh, site.value, settle)) visit(walk, inner, true);
  }
  if (Array.isArray(site.value)) for (const inner of itemSites(spot, fresh, settle)) visit(walk, inner, true);
  for (const layer of fresh) visitTurns(walk, spot, layer, settle);
  if (isWithTwins) for (const twin of twinsOf(spot, fresh)) visit(walk, twin, false);
}

/** Values with strings as the server normalizes them. */
function* asReadWays(spot: Spot, ways: Iterable<Way>): Generator<Way> {
  for (const { value, detail } of ways) {
    yield { value: typeof value === 'string' ? asRead(spot.demands.text, value) : value, detail };
  }
}

function* proposalsAt(spot: Spot, layer: Layer, isFirst: boolean): Generator<Proposal> {
  const { value } = spot.site;
  if (isRecord(value)) yield* recordProposals(spot, layer, value);
  if (Array.isArray(value)) yield* listProposals(spot, layer);
  if (!isFirst) return;
  yield* valueProposals(spot, layer);
  if (spot.demands.types.includes('string')) yield* textProposals(spot, layer);
  if (spot.demands.types.includes('number')) yield* numberProposals(spot, layer);
  yield* unionProposals(spot, layer);
}

/** Takes each branch of the unions and conditions of a layer and examines the layers that then apply. */
function visitTurns(walk: Walk, spot: Spot, layer: Layer, settle: Settle): void {
  for (const { proposal, added } of turnsOf(spot, layer)) {
    const value = settle(proposal);
    if (value === undefined) continue;
    const schemas = [...spot.site.schemas, ...added];
    visit(walk, { ...spot.site, schemas, value, isLoose: true }, true);
  }
}

/** The site with values of other structured types that a layer allows: a list instead of an object, or vice versa. */
function* twinsOf(spot: Spot, fresh: readonly Layer[]): Generator<Site> {
  const { site } = spot;
  if (site.isName) return;
  const named = fresh.flatMap(({ node }) => declaredTypes(node));
  for (const type of ['object', 'array'] as const) {
    if (type === jsonTypeOf(site.value) || !named.includes(type) || !spot.demands.types.includes(type))
      continue;
    for (const value of taken(buildsAt(spot, demand({ type })), 6)) {
      const whole = site.whole(value);
      if (whole === undefined || jsonTypeOf(value) !== type) continue;
      yield { ...site, value };
      break;
    }
  }
}

/** Keywords with subschemas. */
const leading = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'contains',
  'unevaluatedItems',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependentSchemas',
  '$ref',
];

/**
 * Whether to examine a schema object here: not again in the same place, nor in a third place if it has subschemas.
 */
function enter(walk: Walk, node: SchemaObject, site: Site): boolean {
  if (isDemand(node)) return false;
  const family = isRecord(site.value) ? 'object' : Array.isArray(site.value) ? 'array' : 'scalar';
  const places = walk.entered.get(node) ?? new Set();
  const place = `${site.path} ${family}`;
  if (places.has(place)) return false;
  const paths = new Set([...places].map((one) => one.slice(0, one.lastIndexOf(' '))));
  if (!paths.has(site.path) && paths.size >= 2 && leading.some((keyword) => Object.hasOwn(node, keyword)))
    return false;
  places.add(place);
  walk.entered.set(node, places);
  return true;
}
