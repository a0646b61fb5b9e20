import type { Case, Exchange, RequestParts } from '../case.ts';
import { isList, isRecord } from '../instances/json-value.ts';
import { randomInstance } from '../instances/sample.ts';
import type { Json, Operation } from '../model.ts';
import type { ProbeContext } from '../probe.ts';
import { canCarry } from './body-values.ts';
import { caseOf, documented, isSuccess } from './case-of.ts';
import { leavesOf, valueAt, withValueAt } from './json-pointer.ts';
import { ownParameters, randomValue, subjectOf, withFreshKeys, withParameter } from './parameter-values.ts';
import { subjectValue } from './refusals.ts';
import type { Trial } from './trials.ts';

/** How often a made-up text is tried in one place. */
const tries = 2;

/** What answers show of where a server takes any text that the schema allows, and where it knows better. */
export interface Evidence {
  /** Takes notice of the answer to a valid request. */
  note(trial: Trial, accepted: boolean): void;
  /**
   * Whether the refusal of a valid value speaks against the server: the value has no made-up text, or texts are free in
   * its places, by other answers or by up to two requests more. An enum member in a body counts when it is the only one
   * refused. Branches of `oneOf` and `anyOf` count always.
   */
  speaks(trial: Trial, id: string): Generator<Case, boolean, Exchange>;
}

/** Opens the evidence of one operation, whose base request succeeds. */
export function openEvidence(context: ProbeContext, operation: Operation, base: RequestParts): Evidence {
  const noted: { readonly trial: Trial; readonly accepted: boolean }[] = [];
  const free = new Set<string>();

  const madeUp = ({ subject, candidate }: Trial): readonly string[] => {
    const before = subjectValue(operation, base, subject);
    const shown = shownTexts(context, operation);
    return leavesOf(candidate.value)
      .filter(
        ([pointer, leaf]) =>
          typeof leaf === 'string' && !shown.has(leaf) && valueAt(before, pointer) !== leaf,
      )
      .map(([pointer]) => pointer);
  };

  const isFree = (subject: string, pointer: string): boolean => {
    const place = placeOf(subject, pointer);
    return (
      free.has(place) ||
      noted.some(
        ({ trial, accepted }) =>
          accepted &&
          trial.subject === subject &&
          madeUp(trial).some((one) => placeOf(subject, one) === place),
      )
    );
  };

  const isOnlyOneRefused = ({ subject, candidate: { branch } }: Trial): boolean => {
    const members = noted.filter(
      ({ trial }) =>
        trial.subject === subject &&
        trial.candidate.branch.keyword === 'enum' &&
        trial.candidate.branch.instancePath === branch.instancePath,
    );
    const refused = members.filter(({ accepted }) => !accepted).length;
    return refused === 1 && members.length - refused > 1;
  };

  return {
    note: (trial, accepted) => {
      noted.push({ trial, accepted });
    },
    *speaks(trial, id) {
      const { subject } = trial;
      const { keyword } = trial.candidate.branch;
      if (keyword === 'oneOf' || keyword === 'anyOf') return true;
      if (keyword === 'enum') return subject !== 'body' || isOnlyOneRefused(trial);
      for (const pointer of madeUp(trial)) {
        if (isFree(subject, pointer)) continue;
        for (let at = 1; at <= tries && !free.has(placeOf(subject, pointer)); at += 1) {
          const parts = withRandomText(context, operation, base, subject, pointer);
          if (parts === undefined) break;
          const fresh = withFreshKeys(context, operation, parts);
          const { status } = yield caseOf(id, `${trial.name}/any-text/${at}`, operation, fresh, documented, {
            subject,
          });
          if (isSuccess(status)) free.add(placeOf(subject, pointer));
        }
        if (!free.has(placeOf(subject, pointer))) return false;
      }
      return true;
    },
  };
}

/** The base request with a random valid text in one place. */
function withRandomText(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
  subject: string,
  pointer: string,
): RequestParts | undefined {
  const parameter = ownParameters(operation).find((one) => subjectOf(one) === subject);
  if (parameter !== undefined) {
    const value = randomValue(context, parameter, 2);
    return value === undefined ? undefined : withParameter(base, parameter, value);
  }
  const { body } = base;
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
  if (content === undefined || body?.mediaType === undefined || !('value' in body)) return undefined;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const text = valueAt(randomInstance(context, content.schema, 'request', 2), pointer);
    const value = typeof text === 'string' ? withValueAt(body.value, pointer, text) : undefined;
    if (value === undefined || !context.judge.isValid(content.schema, value, 'request')) continue;
    if (canCarry(context, body.mediaType, content, value, 'valid'))
      return { ...base, body: { ...body, value } };
  }
  return undefined;
}

/** A place without the positions in its lists. */
function placeOf(subject: string, pointer: string): string {
  return `${subject} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`;
}

/** The texts that the contract itself gives as values: examples, defaults and constants. */
function shownTexts({ contract }: ProbeContext, operation: Operation): ReadonlySet<string> {
  const contents = [...(operation.body?.content.values() ?? [])];
  const shown = [
    ...contents.flatMap(({ examples }) => examples.map(({ value }) => value)),
    ...operation.parameters.flatMap(({ examples }) => examples),
    ...[...contents, ...operation.parameters].flatMap(({ schema }) => valuesShownIn(schema)),
    ...Object.values(contract.schemas).flatMap((schema) => valuesShownIn(schema)),
  ];
  return new Set(
    shown
      .flatMap((value) => leavesOf(value).map(([, leaf]) => leaf))
      .filter((leaf) => typeof leaf === 'string'),
  );
}

function valuesShownIn(schema: unknown): readonly Json[] {
  if (isList(schema)) return schema.flatMap(valuesShownIn);
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) =>
    ['example', 'examples', 'default', 'const'].includes(keyword) ? [value] : valuesShownIn(value),
  );
}
