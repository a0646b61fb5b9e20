import { type BrokenRule, brokenRule, type Fields, type FlawContext } from './broken-rule.ts';
import { discriminated } from './discriminator.ts';
import { resolve, type SchemaObject } from './openapi.ts';
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

/** Of a `oneOf`: the flaws of the branch that is meant, or else what to choose from. */
export function oneFlaws(
  { document }: FlawContext,
  schema: SchemaObject,
  value: Fields,
  path: readonly string[],
  deeper: Deeper,
): BrokenRule[] {
  const { oneOf, discriminator } = schema;
  if (oneOf === undefined) return [];
  if (discriminator !== undefined) {
    const branches = discriminated(document, schema);
    const name = discriminator.propertyName;
    const chosen = Object.hasOwn(value, name) ? value[name] : undefined;
    const selected = typeof chosen === 'string' ? branches.get(chosen) : undefined;
    return selected === undefined ? selectorFlaws(name, [...branches.keys()], value, path) : deeper(selected);
  }
  const branches = oneOf.map((branch) => rank(resolve<SchemaObject>(document, branch), value, deeper));
  if (branches.filter(({ flaws }) => flaws.length === 0).length === 1) return [];
  const [best, second] = branches.filter((one) => one.present > 0).sort(byLikelihood);
  const meant = best !== undefined && (second === undefined || byLikelihood(best, second) < 0);
  if (meant && best.flaws.length > 0) return best.flaws;
  const least = Math.min(...branches.map(({ foreign }) => foreign));
  const open = branches.filter(({ foreign }) => foreign === least).map(({ schema: branch }) => branch);
  return [{ path, code: 'oneOf', rule: choiceRule(open) }];
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

interface Ranked {
  readonly schema: SchemaObject;
  readonly flaws: BrokenRule[];
  /** How many of the fields that the branch requires are there. */
  readonly present: number;
  /** How many constants and exclusions of the branch the value breaks. */
  readonly foreign: number;
}

function rank(schema: SchemaObject, value: Fields, deeper: Deeper): Ranked {
  const flaws = deeper(schema);
  const foreign = flaws.filter(({ code }) => ['const', 'enum', 'not'].includes(code)).length;
  const present = (schema.required ?? []).filter((name) => Object.hasOwn(value, name)).length;
  return { schema, flaws, foreign, present };
}

function byLikelihood(left: Ranked, right: Ranked): number {
  return (
    left.foreign - right.foreign || right.present - left.present || left.flaws.length - right.flaws.length
  );
}
