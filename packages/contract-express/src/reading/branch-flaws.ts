import { type BrokenRule, brokenRule, type Fields, type FlawContext } from './broken-rule.ts';
import { discriminated } from './discriminator.ts';
import { type ApiDocument, resolve, type SchemaObject } from './openapi.ts';
import { choiceRule, enumRule, excludedNames } from './schema-words.ts';
import { listed } from './words.ts';

/** The flaws of the same value by another schema. */
type Deeper = (schema: SchemaObject) => BrokenRule[];

/** Of an `anyOf` that no branch meets: what to leave out, or the flaws of the first. */
export function anyFlaws(schema: SchemaObject, path: readonly string[], deeper: Deeper): BrokenRule[] {
  const branches = (schema.anyOf ?? []).map((branch) => ({
    branch,
    flaws: deeper(branch),
  }));
  if (branches.length === 0 || branches.some(({ flaws }) => flaws.length === 0)) return [];
  const excluded = branches.flatMap(({ branch }) => excludedNames(branch));
  return excluded.length < branches.length
    ? (branches[0]?.flaws ?? [])
    : [{ path, code: 'anyOf', rule: `must leave out ${listed(excluded)}` }];
}

/** What is told of a `oneOf`. */
export interface Choice {
  readonly flaws: BrokenRule[];
  /** Fields that some of the ways to choose from ask for: what is wrong with them counts once they are chosen. */
  readonly undecided: readonly string[];
}

/** Of a `oneOf`: the flaws of the branch that is meant, or else what to choose from. */
export function oneFlaws(
  context: FlawContext,
  schema: SchemaObject,
  value: Fields,
  path: readonly string[],
  deeper: Deeper,
): Choice {
  const { document } = context;
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
  const all = oneOf.map((branch) => weigh(resolve<SchemaObject>(document, branch), value, deeper));
  const schemas = all.map((one) => one.schema);
  const guards = all.filter((one) => isGuard(document, one.schema, schemas));
  const branches = all.filter((one) => !guards.includes(one));
  const valid = branches.filter(({ flaws }) => flaws.length === 0);
  const [only] = valid;
  if (valid.length === 1 && only !== undefined && !isMixed(only, branches, guards)) {
    const hit = guards.filter(({ flaws }) => flaws.length === 0);
    return decided(hit.flatMap(({ schema }) => leaveOut(document, schema, only.schema, value, path)));
  }
  const ways = likeliest(branches);
  const begun = ways.filter(({ present }) => present.length > 0);
  const [meant] = begun;
  if (ways.length === 1 && meant !== undefined && meant.flaws.length > 0) return decided(meant.flaws);
  const rule = choiceRule(
    ways.map((way) => way.schema),
    branches.map((branch) => branch.schema),
    value,
  );
  return { flaws: [{ path, code: 'oneOf', rule }], undecided: inSome(begun) };
}

/**
 * Whether a branch can only be met beside another one, so that `oneOf` refuses both: one of its parts is another branch,
 * or any of several.
 */
function isGuard(
  document: ApiDocument,
  { allOf = [] }: SchemaObject,
  branches: readonly SchemaObject[],
): boolean {
  const resolved = (part: SchemaObject) => resolve<SchemaObject>(document, part);
  return allOf.map(resolved).some((part) => {
    const { anyOf = [part] } = part;
    return anyOf.map(resolved).every((one) => branches.includes(one));
  });
}

/** Whether, beside the only branch that the value meets, another one is begun that a guard keeps apart from it. */
function isMixed(only: Weighed, branches: readonly Weighed[], guards: readonly Weighed[]): boolean {
  const own = only.schema.required ?? [];
  return guards.length > 0 && branches.some(({ present }) => present.some((name) => !own.includes(name)));
}

/** The fields that a guard is about and the branch that the value meets does not need. */
function leaveOut(
  document: ApiDocument,
  guard: SchemaObject,
  met: SchemaObject,
  value: Fields,
  path: readonly string[],
): BrokenRule[] {
  return requiredIn(document, guard)
    .filter((name) => Object.hasOwn(value, name) && !met.required?.includes(name))
    .map((name) => ({ path: [...path, name], code: 'not', rule: 'must be left out' }));
}

/** Every name that a schema requires, by whichever of its parts. */
function requiredIn(document: ApiDocument, schema: SchemaObject): readonly string[] {
  const { required = [], allOf = [], anyOf = [] } = resolve<SchemaObject>(document, schema);
  return [...new Set([...required, ...[...allOf, ...anyOf].flatMap((part) => requiredIn(document, part))])];
}

function decided(flaws: BrokenRule[]): Choice {
  return { flaws, undecided: [] };
}

/** The fields that some of the branches require and others do not. */
function inSome(branches: readonly Weighed[]): readonly string[] {
  const required = branches.map(({ schema }) => schema.required ?? []);
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
  readonly flaws: BrokenRule[];
  /** Which of the fields that the branch requires are there. */
  readonly present: readonly string[];
  /** How many constants of the branch the value breaks. */
  readonly contradicted: number;
  /** How many fields are there that the branch keeps out. */
  readonly excluded: number;
}

function weigh(schema: SchemaObject, value: Fields, deeper: Deeper): Weighed {
  const flaws = deeper(schema);
  const broken = (...codes: string[]) => flaws.filter(({ code }) => codes.includes(code)).length;
  const present = (schema.required ?? []).filter((name) => Object.hasOwn(value, name));
  return { schema, flaws, present, contradicted: broken('const', 'enum'), excluded: broken('not') };
}

/**
 * The branches that the value may have been meant for: those that were begun, save what another one explains better;
 * of several, and where none was begun, those that the rest of the value speaks least against.
 */
function likeliest(branches: readonly Weighed[]): readonly Weighed[] {
  const begun = branches.filter(
    (one) => one.present.length > 0 && !branches.some((other) => explainsMore(other, one)),
  );
  if (begun.length === 1) return begun;
  if (begun.length === 0) return least(branches, ({ contradicted, excluded }) => contradicted + excluded);
  const open = least(branches, ({ contradicted }) => contradicted);
  const both = begun.filter((one) => open.includes(one));
  return both.length > 0 ? both : open;
}

/** Whether a branch requires all that is there for the other one, and more that is there. */
function explainsMore({ present }: Weighed, other: Weighed): boolean {
  return present.length > other.present.length && other.present.every((name) => present.includes(name));
}

function least(branches: readonly Weighed[], weight: (branch: Weighed) => number): readonly Weighed[] {
  const lowest = Math.min(...branches.map(weight));
  return branches.filter((branch) => weight(branch) === lowest);
}
