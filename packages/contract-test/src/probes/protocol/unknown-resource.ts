import { isSame } from '../../contract/instances/json-value.ts';
import type { Json, Operation, Parameter } from '../../contract/model.ts';
import { alsoFits, templateOf } from '../../contract/path-template.ts';
import { caseOf } from '../../model/case-of.ts';
import { operationProbe, riskyPhase } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import {
  isValidOnWire,
  ownParameters,
  parameterIn,
  randomValue,
  withFreshKeys,
  withParameter,
} from '../requests/parameter-values.ts';

/** A text with fewer random characters may be the name of an existing resource. */
const leastRandom = 5;

/**
 * Calls operations that declare 404 with an unused identifier, derived from a known one. Nothing is sent if identifiers
 * are so short that the new one may exist by accident.
 */
export function unknownResourceProbes(operations: readonly Operation[]): Probe[] {
  return operations.filter(declaresUnknown).map((operation) =>
    operationProbe(operation, 'unknown', riskyPhase(operation), function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      for (const parameter of ownParameters(operation).filter((one) => one.in === 'path')) {
        const value = unknownValue(context, operation, parameter, parameterIn(base, parameter));
        if (value === undefined) continue;
        const parts = withFreshKeys(context, operation, withParameter(base, parameter, value));
        yield caseOf(
          id,
          `path.${parameter.name}`,
          operation,
          parts,
          {
            kind: 'refused',
            rule: 'unknown-resource',
            because: `no resource has the ${parameter.name} ${String(value)}`,
          },
          { subject: `path.${parameter.name}`, unchecked: true },
        );
      }
      return [];
    }),
  );
}

/** Leaves out a PUT that creates what it does not find. */
export function declaresUnknown({ method, responses }: Operation): boolean {
  const isUpsert = method === 'PUT' && responses.has('201');
  return !isUpsert && (responses.has('404') || responses.has('410'));
}

/** An unused value of a path parameter, derived from a given one; undefined if it cannot be guaranteed to be unused. */
export function unknownValue(
  context: ProbeContext,
  operation: Operation,
  parameter: Parameter,
  like: Json | undefined,
): Json | undefined {
  const known = [...context.world.known(operation, parameter)];
  const isFree = (value: Json): boolean =>
    !isSame(value, like ?? null) &&
    !known.some((one) => isSame(one, value)) &&
    isValidOnWire(context, parameter, value) &&
    !isElsewhere(context, operation, parameter, value);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const made = candidates(context, parameter, like).find(isFree);
    if (made !== undefined) return made;
  }
  return undefined;
}

function candidates(context: ProbeContext, parameter: Parameter, like: Json | undefined): readonly Json[] {
  const { random } = context;
  if (typeof like === 'number')
    return [like + random.integer(1_000_000, 900_000_000), like + random.integer(10_000, 99_999)];
  if (typeof like !== 'string') return [];
  const [head, tail] = halves(like);
  const shuffled = [...tail].map((character) => otherLike(context, character)).join('');
  const longer = `${shuffled}${Array.from({ length: 12 }, () => otherLike(context, /\d$/.test(tail) ? '7' : (tail.at(-1) ?? 'x'))).join('')}`;
  const isLong = [...tail].filter((character) => /[a-zA-Z0-9]/.test(character)).length >= leastRandom;
  const free = randomValue(context, parameter, 12);
  const isRandomLong = typeof free === 'string' && free.length >= 2 * leastRandom;
  return [...(isLong ? [head + shuffled] : []), head + longer, ...(isRandomLong ? [free] : [])];
}

/** Splits an identifier into its prefix with the separator, and the rest: `itm_` and `000001`. */
function halves(text: string): [head: string, tail: string] {
  const end = /^[a-zA-Z]+[_.:-](?=.)/.exec(text)?.[0].length ?? 0;
  return [text.slice(0, end), text.slice(end)];
}

/** Another character of the same class; hexadecimal digits stay hexadecimal. */
function otherLike({ random }: ProbeContext, character: string): string {
  if (/[0-9]/.test(character)) return String(random.integer(0, 9));
  if (/[a-f]/.test(character)) return random.pick([...'abcdef']);
  if (/[A-F]/.test(character)) return random.pick([...'ABCDEF']);
  if (/[g-z]/.test(character)) return random.pick([...'ghjkmnpqrstvwxyz']);
  if (/[G-Z]/.test(character)) return random.pick([...'GHJKMNPQRSTVWXYZ']);
  return character;
}

function isElsewhere(
  { contract }: ProbeContext,
  operation: Operation,
  parameter: Parameter,
  value: Json,
): boolean {
  const own = templateOf(operation.path);
  return contract.operations.some(
    ({ path }) => path !== operation.path && alsoFits(own, { [parameter.name]: value }, templateOf(path)),
  );
}
