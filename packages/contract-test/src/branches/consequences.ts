import { isRecord, withMember } from '../contract/instances/json-value.ts';
import { namedSchemasAt, schemaAt, schemasAt } from '../contract/instances/keywords.ts';
import { firmLayers, type Layer } from '../contract/instances/layers.ts';
import { demand } from '../contract/instances/negation.ts';
import { chained, taken } from '../contract/instances/sequences.ts';
import type { Contract, Json, Schema, SchemaObject } from '../contract/model.ts';
import { buildsWithoutChosen, filtered, firmNodes } from './firm-builds.ts';
import { caseDemand, caseWords, memberCases } from './member-cases.ts';
import { type Proposal, type Spot, waysOf } from './site.ts';

/** A requirement that applies if a condition is met. */
interface Consequence {
  readonly keyword: 'then' | 'else' | 'dependentSchemas';
  readonly member?: string;
  /** Demands that meet the condition and violate it. */
  readonly breaking: readonly Schema[];
  readonly isBroken: (value: Json) => boolean;
  readonly detail: string;
  /** The members that the condition examines. */
  readonly names: readonly string[];
}

/**
 * Violations of the consequences of `if` and `dependentSchemas`: as such, and with each value of an enumerated member
 * that the condition examines, since a server may handle each value separately.
 */
export function* consequenceProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  for (const { keyword, member, breaking, isBroken, detail, names } of consequencesOf(spot, layer)) {
    const about = { layer, keyword, ...(member !== undefined && { member }), side: 'invalid' } as const;
    const broken = (...more: readonly Schema[]): Generator<Json> =>
      filtered(buildsWithoutChosen(spot, layer, ...more, ...breaking), isBroken);
    yield { ...about, ways: waysOf(broken(), detail) };
    for (const one of memberCases(spot.context.contract, firmNodes(spot, layer), names)) {
      const plain = [...taken(broken(), 4)]
        .filter(isRecord)
        .map((each) => withMember(each, one.name, one.value));
      const values = chained(filtered(plain, isBroken), broken(caseDemand(one)));
      yield { ...about, ways: waysOf(values, `${detail}, ${caseWords(one)}`) };
    }
  }
}

function consequencesOf(spot: Spot, { node }: Layer): readonly Consequence[] {
  const { context, direction } = spot;
  const fits = (schema: Schema, value: Json): boolean => context.judge.isValid(schema, value, direction);
  const refused = (schema: Schema): Schema => demand({ not: schema });
  const found: Consequence[] = [];
  const condition = schemaAt(node, 'if');
  const then = schemaAt(node, 'then') ?? true;
  const otherwise = schemaAt(node, 'else') ?? true;
  const names = condition === undefined ? [] : namesIn(context.contract, condition);
  if (condition !== undefined && then !== true) {
    found.push({
      keyword: 'then',
      breaking: [condition, refused(then)],
      isBroken: (value) => fits(condition, value) && !fits(then, value),
      detail: 'the condition met, but not what follows',
      names,
    });
  }
  if (condition !== undefined && otherwise !== true) {
    found.push({
      keyword: 'else',
      breaking: [refused(condition), refused(otherwise)],
      isBroken: (value) => !fits(condition, value) && !fits(otherwise, value),
      detail: 'the condition not met, nor what follows',
      names,
    });
  }
  for (const [name, schema] of namedSchemasAt(node, 'dependentSchemas')) {
    found.push({
      keyword: 'dependentSchemas',
      member: name,
      breaking: [demand({ type: 'object', required: [name] }), refused(schema)],
      isBroken: (value) => isRecord(value) && Object.hasOwn(value, name) && !fits(schema, value),
      detail: `with \`${name}\`, but not what follows`,
      names: [name],
    });
  }
  return found;
}

/** The members that a condition names. */
function namesIn(contract: Contract, condition: Schema): readonly string[] {
  const speaking = (layer: SchemaObject): readonly string[] => [
    ...namedSchemasAt(layer, 'properties').keys(),
    ...[...schemasAt(layer, 'anyOf'), ...schemasAt(layer, 'oneOf'), schemaAt(layer, 'not') ?? true].flatMap(
      (part) => namesIn(contract, part),
    ),
  ];
  return [...new Set((firmLayers(contract, [condition]) ?? []).flatMap(speaking))];
}
