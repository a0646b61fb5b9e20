import { resolve, type SchemaObject } from '@finops/openapi';
import { discriminated } from '../discriminator.ts';
import { askedFields } from './asked-fields.ts';
import { type BrokenRule, brokenRule, type Fields, type FlawContext } from './broken-rule.ts';
import { choiceRule, enumRule } from './schema-words.ts';

/** The violations of another schema by the same value. */
type Deeper = (schema: SchemaObject) => BrokenRule[];

/** For an `anyOf` without a matching branch: the violations of the first one. */
export function anyFlaws({ anyOf = [] }: SchemaObject, deeper: Deeper): BrokenRule[] {
  const flaws = anyOf.map(deeper);
  return flaws.some((one) => one.length === 0) ? [] : (flaws[0] ?? []);
}

/** The explanation of a `oneOf`. */
export interface Choice {
  readonly flaws: BrokenRule[];
  /** Fields that only some of the possible branches require; their violations count once a branch is chosen. */
  readonly undecided: readonly string[];
}

/** For a `oneOf`: the violations of the intended branch, otherwise the choices. */
export function oneFlaws(
  { document }: FlawContext,
  schema: SchemaObject,
  value: Fields,
  path: readonly string[],
  deeper: Deeper,
): Choice {
  const { oneOf, discriminator } = schema;
  if (oneOf === undefined) return decided([]);
  if (discriminator !== undefined) {
    const branches = discriminated(document, schema);
    const name = discriminator.propertyName;
    const chosen = Object.hasOwn(value, name) ? value[name] : undefined;
    const selected = typeof chosen === 'string' ? branches.get(chosen) : undefined;
    return decided(
      selected === undefined ? selectorFlaws(name, [...branches.keys()], value, path) : deeper(selected),
    );
  }
  const schemas = oneOf.map((branch) => resolve<SchemaObject>(document, branch));
  const asked = askedFields(document, schemas);
  const branches = schemas.map((branch, index) => weigh(branch, asked[index] ?? [], value, deeper));
  if (branches.filter(({ flaws }) => flaws.length === 0).length === 1) return decided([]);
  const nearest = branches.every(({ asks }) => asks.length === 0) ? fewestFlaws(branches) : [];
  if (nearest.length > 0) return decided(nearest);
  const ways = likeliest(branches);
  const begun = ways.filter(({ present }) => present.length > 0);
  const [meant] = begun;
  if (ways.length === 1 && meant !== undefined && meant.flaws.length > 0) return decided(meant.flaws);
  const none = ways.find(({ asks }) => asks.length === 0);
  if (begun.length === 0 && none !== undefined && none.flaws.length > 0) return decided(none.flaws);
  const rule = choiceRule(ways);
  const whatever = inAll(branches.map(({ flaws }) => flaws));
  return { flaws: [...whatever, { path, code: 'oneOf', rule }], undecided: inSome(begun) };
}

/** The violations that the value has in every branch. */
function inAll([first = [], ...others]: readonly BrokenRule[][]): BrokenRule[] {
  const keyOf = ({ path, rule }: BrokenRule): string => `${path.join('/')} ${rule}`;
  return first.filter((one) => others.every((flaws) => flaws.some((other) => keyOf(other) === keyOf(one))));
}

function decided(flaws: BrokenRule[]): Choice {
  return { flaws, undecided: [] };
}

/** The fields that some of the branches require and others do not. */
function inSome(branches: readonly Weighed[]): readonly string[] {
  const required = branches.map(({ asks }) => asks);
  return required.flat().filter((name) => !required.every((names) => names.includes(name)));
}

function selectorFlaws(
  name: string,
  choices: readonly string[],
  value: Fields,
  path: readonly string[],
): BrokenRule[] {
  const at = [...path, name];
  if (!Object.hasOwn(value, name)) return [{ path: at, code: 'required', rule: 'is required' }];
  return [brokenRule(at, 'enum', enumRule(choices), value[name])];
}

interface Weighed {
  readonly schema: SchemaObject;
  /** The fields that this branch requires and not every other one does. */
  readonly asks: readonly string[];
  readonly flaws: BrokenRule[];
  /** Those of them that are present. */
  readonly present: readonly string[];
  /** How many constants of the branch the value violates. */
  readonly contradicted: number;
}

function weigh(schema: SchemaObject, asks: readonly string[], value: Fields, deeper: Deeper): Weighed {
  const flaws = deeper(schema);
  const present = asks.filter((name) => Object.hasOwn(value, name));
  const contradicted = flaws.filter(({ code }) => code === 'const' || code === 'enum').length;
  return { schema, asks, flaws, present, contradicted };
}

/**
 * The branches that the value may be intended for: those with present fields, except where another one explains them
 * better; of several, or if there are none, those that the rest of the value contradicts least.
 */
function likeliest(branches: readonly Weighed[]): readonly Weighed[] {
  const begun = branches.filter(
    (one) => one.present.length > 0 && !branches.some((other) => explainsMore(other, one)),
  );
  if (begun.length === 1) return begun;
  const open = least(branches, ({ contradicted }) => contradicted);
  if (begun.length === 0) return open;
  const both = begun.filter((one) => open.includes(one));
  return both.length > 0 ? both : open;
}

/** If no field distinguishes the branches: the violations of the branch whose constants the value contradicts least. */
function fewestFlaws(branches: readonly Weighed[]): BrokenRule[] {
  const [meant] = least(
    least(branches, ({ contradicted }) => contradicted),
    ({ flaws }) => flaws.length,
  );
  return meant?.flaws ?? [];
}

/** Whether a branch requires every present field of the other one, and more of the present fields. */
function explainsMore({ present }: Weighed, other: Weighed): boolean {
  return present.length > other.present.length && other.present.every((name) => present.includes(name));
}

function least(branches: readonly Weighed[], weight: (branch: Weighed) => number): readonly Weighed[] {
  const lowest = Math.min(...branches.map(weight));
  return branches.filter((branch) => weight(branch) === lowest);
}
