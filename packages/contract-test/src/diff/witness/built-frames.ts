import { builds, typicalMaker } from '../../contract/instances/build.ts';
import { isList, isRecord, withItem, withMember } from '../../contract/instances/json-value.ts';
import { demand } from '../../contract/instances/negation.ts';
import { taken } from '../../contract/instances/sequences.ts';
import { makeJudge } from '../../contract/judge/judge.ts';
import type { Contract, Json, Schema, SchemaObject } from '../../contract/model.ts';
import { randomOf } from '../../contract/random.ts';
import type { Direction } from '../../contract/violation.ts';
import type { Version } from '../pair/schema-pair.ts';
import type { Location, Step } from '../view/location.ts';
import type { SchemaView } from '../view/schema-view.ts';
import type { Frame } from './sampler.ts';

const mostTries = 12;
const mostFound = 2;

/**
 * Ways to embed a value at a location in a whole made by the instance builder, which knows more ways than the sampler.
 */
export function builtFrames(
  contract: Contract,
  view: SchemaView,
  direction: Direction,
  whole: Schema,
  location: Location,
  version: Version,
): readonly Frame[] {
  const judge = makeJudge(contract);
  const maker = typicalMaker({ contract, judge, random: randomOf(1, 'diff') }, direction);
  const reached = demandFor(view, location.steps, version);
  const found: Json[] = [];
  for (const value of taken(builds(maker, [whole, ...(reached === undefined ? [] : [reached])]), mostTries)) {
    if (found.length < mostFound && judge.isValid(whole, value, direction)) found.push(value);
  }
  const steps = location.steps.filter((step) => step.kind !== 'branch');
  return found.map((value) => ({
    layers: location[version],
    given: partAt(value, steps),
    wrap: (part) => replaced(value, steps, part),
  }));
}

/** The requirements on a whole for the place at the end of steps to exist. */
function demandFor(
  view: SchemaView,
  [step, ...rest]: readonly Step[],
  version: Version,
): SchemaObject | undefined {
  if (step === undefined) return undefined;
  const inner = demandFor(view, rest, version) ?? true;
  switch (step.kind) {
    case 'member':
      return demand({ type: 'object', required: [step.name], properties: { [step.name]: inner } });
    case 'item':
      return demand({
        type: 'array',
        minItems: step.index + 1,
        prefixItems: [...Array.from({ length: step.index }, () => true), inner],
      });
    default: {
      const taken = step[version].flatMap((node) => view.originOf(node) ?? []);
      return demand({ allOf: [...(taken as readonly SchemaObject[]), inner] });
    }
  }
}

function partAt(value: Json, [step, ...rest]: readonly Step[]): Json | undefined {
  if (step === undefined) return value;
  const inner =
    step.kind === 'member' && isRecord(value)
      ? value[step.name]
      : step.kind === 'item' && isList(value)
        ? value[step.index]
        : undefined;
  return inner === undefined ? undefined : partAt(inner, rest);
}

function replaced(value: Json, [step, ...rest]: readonly Step[], part: Json): Json {
  if (step?.kind === 'member' && isRecord(value))
    return withMember(value, step.name, replaced(value[step.name] ?? null, rest, part));
  if (step?.kind === 'item' && isList(value))
    return withItem(value, step.index, replaced(value[step.index] ?? null, rest, part));
  return part;
}
