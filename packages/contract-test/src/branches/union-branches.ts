import { builds } from '../contract/instances/build.ts';
import { demandsOf } from '../contract/instances/demands.ts';
import { isSame, jsonTypeOf } from '../contract/instances/json-value.ts';
import { namedSchemasAt, schemaAt, schemasAt } from '../contract/instances/keywords.ts';
import { firmLayers, type Layer } from '../contract/instances/layers.ts';
import { declaredNames, memberSchemas } from '../contract/instances/members.ts';
import { demand } from '../contract/instances/negation.ts';
import { chained, taken } from '../contract/instances/sequences.ts';
import type { Contract, Json, Schema, SchemaObject } from '../contract/model.ts';
import { consequenceProposals } from './consequences.ts';
import { buildsWithoutChosen, filtered, firmNodes, judged } from './firm-builds.ts';
import { caseDemand, caseWords, type MemberCase, memberCases } from './member-cases.ts';
import { buildsWithout, type Proposal, type Spot, waysOf } from './site.ts';

/** A valid side of a union or condition, and the schemas that then apply. */
export interface Turn {
  readonly proposal: Proposal;
  readonly added: readonly Schema[];
}

/** The branches of `anyOf`, `oneOf`, `if` and `dependentSchemas` of a layer, each with values that take it. */
export function* turnsOf(spot: Spot, layer: Layer): Generator<Turn> {
  for (const keyword of ['anyOf', 'oneOf']) {
    for (const [at, branch] of schemasAt(layer.node, keyword).entries()) {
      const values = taking(spot, branch, layer.node, branch);
      const ways = waysOf(values, `branch ${at + 1} of \`${keyword}\``);
      yield { proposal: { layer, keyword, member: at, side: 'valid', ways }, added: [branch] };
    }
  }
  const condition = schemaAt(layer.node, 'if');
  if (condition !== undefined) {
    const then = schemaAt(layer.node, 'then');
    const otherwise = schemaAt(layer.node, 'else');
    if (then !== undefined) {
      const ways = waysOf(
        taking(spot, condition, layer.node, condition, then),
        'the condition met, and what follows',
      );
      yield { proposal: { layer, keyword: 'then', side: 'valid', ways }, added: [then] };
    }
    if (otherwise !== undefined) {
      const unmet = leaving(spot, condition, buildsAnew(spot, otherwise, demand({ not: condition })));
      const ways = waysOf(unmet, 'the condition not met, and what follows');
      yield { proposal: { layer, keyword: 'else', side: 'valid', ways }, added: [otherwise] };
    }
  }
  for (const [name, schema] of namedSchemasAt(layer.node, 'dependentSchemas')) {
    const given = demand({ type: 'object', required: [name] });
    const ways = waysOf(buildsAnew(spot, schema, given), `with \`${name}\`, and what follows`);
    const proposal: Proposal = { layer, keyword: 'dependentSchemas', member: name, side: 'valid', ways };
    yield { proposal, added: [schema, given] };
  }
}

/** Violations of unions and conditions as such: no branch, several of `oneOf`, an unmet consequence, `not`. */
export function* unionProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  for (const keyword of ['anyOf', 'oneOf']) yield* noBranch(spot, layer, keyword);
  yield* severalBranches(spot, layer);
  yield* consequenceProposals(spot, layer);
  const inverse = schemaAt(layer.node, 'not');
  if (inverse !== undefined) {
    const keyword = 'not';
    yield {
      layer,
      keyword,
      side: 'valid',
      ways: [{ value: spot.site.value, detail: 'not what is refused' }],
    };
    const hit = judged(
      spot,
      inverse,
      true,
      chained(buildsWithout(spot, ['not'], inverse), strangersAt(spot)),
    );
    yield { layer, keyword, side: 'invalid', ways: waysOf(hit, 'what is refused') };
  }
}

function* noBranch(spot: Spot, layer: Layer, keyword: string): Generator<Proposal> {
  const branches = schemasAt(layer.node, keyword);
  if (branches.length === 0) return;
  const none = demand({ allOf: branches.map((branch) => demand({ not: branch })) });
  const base = buildsWithoutChosen(spot, layer, none);
  const isNone = (value: Json): boolean =>
    branches.every((branch) => !spot.context.judge.isValid(branch, value, spot.direction));
  const ways = waysOf(filtered(chained(base, strangersAt(spot)), isNone), `no branch of \`${keyword}\``);
  yield { layer, keyword, side: 'invalid', ways };
  for (const one of branches.flatMap((branch) => tagsOf(spot, branch, branches))) {
    const given = buildsWithoutChosen(spot, layer, caseDemand(one), none);
    const detail = `no branch of \`${keyword}\`, ${caseWords(one)}`;
    yield { layer, keyword, side: 'invalid', ways: waysOf(filtered(given, isNone), detail) };
  }
}

/** The values of a member that distinguishes a branch from the others, if it has several. */
function tagsOf(spot: Spot, branch: Schema, branches: readonly Schema[]): readonly MemberCase[] {
  const { contract } = spot.context;
  const layersOf = (schema: Schema): readonly SchemaObject[] => firmLayers(contract, [schema]) ?? [];
  const others = branches.filter((other) => other !== branch).map(layersOf);
  const own = layersOf(branch);
  return memberCases(contract, own, declaredNames(own)).filter(
    ({ name, value }) =>
      others.length > 0 && others.every((layers) => isRefused(contract, layers, name, value)),
  );
}

function isRefused(contract: Contract, layers: readonly SchemaObject[], name: string, value: Json): boolean {
  const { allowed } = demandsOf(contract, firmLayers(contract, memberSchemas(layers, name)) ?? []);
  return allowed !== undefined && !allowed.some((one) => isSame(one, value));
}

function* severalBranches(spot: Spot, layer: Layer): Generator<Proposal> {
  const keyword = 'oneOf';
  const branches = schemasAt(layer.node, keyword);
  const several = function* (): Generator<Json> {
    for (const [at, one] of branches.entries()) {
      for (const other of branches.slice(at + 1)) {
        const built = buildsWithoutChosen(spot, layer, demand({ allOf: [one, other] }));
        yield* judged(spot, one, true, judged(spot, other, true, taken(built, 4)));
      }
    }
  };
  if (branches.length > 1 && branches.length < 9) {
    yield { layer, keyword, side: 'invalid', ways: waysOf(several(), 'two branches of `oneOf` at once') };
  }
}

/** Plain values of the types allowed in any branch. */
function strangersAt(spot: Spot): readonly Json[] {
  const { types } = demandsOf(spot.context.contract, firmNodes(spot));
  const strangers: readonly Json[] = [{}, [], 'text', 12, true, null, '', 0.5];
  return strangers.filter((value) => types.includes(jsonTypeOf(value)));
}

/** Values that satisfy the schemas of the site, regardless of the branches its own value takes. */
function buildsAnew(spot: Spot, ...more: readonly Schema[]): Generator<Json> {
  return builds(spot.maker, [...more, ...spot.site.schemas]);
}

/** Values that satisfy a schema, that of the site first if it does. */
function* taking(spot: Spot, schema: Schema, ...more: readonly Schema[]): Generator<Json> {
  yield* judged(spot, schema, true, chained([spot.site.value], buildsAnew(spot, ...more)));
}

function* leaving(spot: Spot, schema: Schema, values: Iterable<Json>): Generator<Json> {
  yield* judged(spot, schema, false, chained([spot.site.value], values));
}
