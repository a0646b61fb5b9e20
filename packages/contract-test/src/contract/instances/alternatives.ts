import { join, schemaName } from '../json-pointer.ts';
import type { Contract, Schema, SchemaObject } from '../model.ts';
import type { Random } from '../random.ts';
import { isSchemaObject, namedSchemasAt, schemaAt, schemasAt, textAt } from './keywords.ts';
import { addFirm, referenced } from './layers.ts';
import { demand, isPlainNegation, negations } from './negation.ts';

/** One way to satisfy schemas: layers with no choices left, and schemas that the value must break. */
export interface Alternative {
  readonly layers: readonly SchemaObject[];
  readonly unwanted: readonly Schema[];
}

interface Option {
  readonly schemas: readonly Schema[];
  readonly unwanted: readonly Schema[];
}

/**
 * The ways to satisfy all of some schemas, one for each combination of branches (`anyOf`, `oneOf`, `if`, `not`,
 * `dependentSchemas`), lazily; branches that are already among the schemas come first. With a random stream, the order
 * is random.
 */
export function* alternatives(
  contract: Contract,
  schemas: readonly Schema[],
  random?: Random,
): Generator<Alternative> {
  const layers = new Set<SchemaObject>();
  if (addFirm((schema) => referenced(contract, schema), schemas, layers))
    yield* decide({ contract, random }, [...layers], [], 0, 0);
}

interface Chooser {
  readonly contract: Contract;
  readonly random: Random | undefined;
}

function* decide(
  chooser: Chooser,
  layers: readonly SchemaObject[],
  unwanted: readonly Schema[],
  at: number,
  choice: number,
): Generator<Alternative> {
  for (let place = at, next = choice; place < layers.length; place += 1, next = 0) {
    const options = choicesOf(chooser.contract, layers[place] as SchemaObject)[next];
    if (options === undefined) continue;
    for (const option of inOrder(chooser, options, layers)) {
      const more = new Set(layers);
      if (!addFirm((schema) => referenced(chooser.contract, schema), option.schemas, more)) continue;
      yield* decide(chooser, [...more], [...unwanted, ...option.unwanted], place, next + 1);
    }
    return;
  }
  yield { layers, unwanted };
}

function inOrder(
  chooser: Chooser,
  options: readonly Option[],
  layers: readonly SchemaObject[],
): readonly Option[] {
  const { random } = chooser;
  const given = options.filter(({ schemas }) => isSchemaObject(schemas[0]) && layers.includes(schemas[0]));
  if (given.length > 0) return [...given, ...options.filter((option) => !given.includes(option))];
  if (random === undefined || options.length < 2) return options;
  const first = random.integer(0, options.length - 1);
  return [...options.slice(first), ...options.slice(0, first)];
}

const kept = new WeakMap<SchemaObject, readonly (readonly Option[])[]>();

/** The open choices of a layer, each with its options. */
function choicesOf(contract: Contract, layer: SchemaObject): readonly (readonly Option[])[] {
  const before = kept.get(layer);
  if (before !== undefined) return before;
  const choices = [
    ...['anyOf', 'oneOf']
      .filter((keyword) => schemasAt(layer, keyword).length > 0)
      .map((keyword) => branchOptions(contract, layer, keyword)),
    ...conditionOptions(contract, layer),
    ...inverseOptions(contract, layer),
    ...[...namedSchemasAt(layer, 'dependentSchemas')].map(([name, schema]) => [
      { schemas: [demand({ properties: { [name]: false } })], unwanted: [] },
      { schemas: [schema], unwanted: [] },
    ]),
  ];
  kept.set(layer, choices);
  return choices;
}

function branchOptions(contract: Contract, layer: SchemaObject, keyword: string): readonly Option[] {
  const branches = schemasAt(layer, keyword);
  const alone = branches.map((branch) => ({
    schemas: [branch, ...discriminated(layer, branch)],
    unwanted: [],
  }));
  const plain = branches.map((branch) => ({ schemas: [branch], unwanted: [] }));
  const tagged = alone.some(({ schemas }) => schemas.length > 1) ? [...alone, ...plain] : plain;
  if (keyword === 'anyOf') return tagged;
  const exclusive = branches.map((branch) => ({
    schemas: [
      branch,
      ...branches
        .filter((other) => other !== branch)
        .flatMap((other) => negations(contract, other).slice(0, 1)),
    ],
    unwanted: [],
  }));
  return [...tagged, ...exclusive];
}

/** The demand that the discriminator of a union selects a branch, by its mapping or by the schema name. */
function discriminated(layer: SchemaObject, branch: Schema): readonly SchemaObject[] {
  const discriminator = layer.discriminator;
  if (!isSchemaObject(discriminator) || !isSchemaObject(branch)) return [];
  const property = textAt(discriminator, 'propertyName');
  const reference = textAt(branch, '$ref');
  if (property === undefined || reference === undefined) return [];
  const name = schemaName(reference);
  const mapping = isSchemaObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : [];
  const mapped = mapping.find(([, target]) => target === name || String(target).endsWith(join('', name)));
  return [demand({ required: [property], properties: { [property]: { const: mapped?.[0] ?? name } } })];
}

function conditionOptions(contract: Contract, layer: SchemaObject): readonly (readonly Option[])[] {
  const condition = schemaAt(layer, 'if');
  if (condition === undefined) return [];
  const then = schemaAt(layer, 'then');
  const otherwise = schemaAt(layer, 'else');
  if (then === undefined && otherwise === undefined) return [];
  return [
    [
      { schemas: [condition, then ?? true], unwanted: [] },
      ...negations(contract, condition).map((negated) => ({
        schemas: [otherwise ?? true, negated],
        unwanted: [condition],
      })),
      { schemas: [otherwise ?? true], unwanted: [condition] },
    ],
  ];
}

function inverseOptions(contract: Contract, layer: SchemaObject): readonly (readonly Option[])[] {
  const inverse = schemaAt(layer, 'not');
  if (inverse === undefined || isPlainNegation(inverse)) return [];
  const ways = negations(contract, inverse).map((negated) => ({ schemas: [negated], unwanted: [inverse] }));
  return [[...ways, { schemas: [], unwanted: [inverse] }]];
}
