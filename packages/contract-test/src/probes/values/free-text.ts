import { randomInstance } from '../../branches/sample.ts';
import { isList, isRecord } from '../../contract/instances/json-value.ts';
import { leavesOf, valueAt, withValueAt } from '../../contract/json-pointer.ts';
import type { Json, Operation } from '../../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../../model/case.ts';
import { caseOf, documented, isSuccess } from '../../model/case-of.ts';
import type { ProbeContext } from '../probe.ts';
import { alternativesInside, alternativesMet } from '../requests/alternatives.ts';
import { canCarry } from '../requests/body-values.ts';
import {
  ownParameters,
  randomValue,
  subjectOf,
  withFreshKeys,
  withParameter,
} from '../requests/parameter-values.ts';
import { hasOtherReference } from '../requests/reference-number.ts';
import { isBeyond } from './decimal-range.ts';
import { subjectValue } from './refusals.ts';
import type { Trial } from './trials.ts';

/** How many made-up texts are tried in one place. */
const tries = 2;

/**
 * Collects evidence of where a server accepts any text that the schema allows, and where it restricts texts further.
 */
export interface Evidence {
  /** Records the response to a valid request. */
  note(trial: Trial, accepted: boolean): void;
  /**
   * Whether the refusal of a valid value counts against the server: the value has no made-up text, or its places accept
   * made-up texts, as other responses or up to two more requests show. An enum member in a body counts if it is the
   * only one refused. Branches of `oneOf` and `anyOf` always count, unless an example of the contract shows that the
   * alternative is accepted; a value with another alternative inside the body never counts if an example of that one is
   * accepted, since it depends on its surroundings. What holds in one alternative of the body says nothing about
   * another. A decimal counts only within the range of the accepted ones, and a number that may be the identifier of
   * another resource never.
   */
  speaks(trial: Trial, id: string): Generator<Case, boolean, Exchange>;
}

/** Starts the evidence of one operation whose base request succeeds. */
export function openEvidence(context: ProbeContext, operation: Operation, base: RequestParts): Evidence {
  const noted: { readonly trial: Trial; readonly accepted: boolean }[] = [];
  /** The made-up texts accepted in each place. */
  const free = new Map<string, readonly string[]>();
  const shown = shownTexts(context, operation);

  const madeUp = ({ subject, candidate }: Trial): readonly string[] => {
    const before = subjectValue(operation, base, subject);
    return leavesOf(candidate.value)
      .filter(
        ([pointer, leaf]) =>
          typeof leaf === 'string' && !shown.has(leaf) && valueAt(before, pointer) !== leaf,
      )
      .map(([pointer]) => pointer);
  };

  const body = base.body !== undefined && 'value' in base.body ? base.body : undefined;
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);

  /** The alternatives of the body's schema that a value matches. */
  const kindOf = (subject: string, value: Json | undefined): string =>
    subject !== 'body' || content === undefined || value === undefined
      ? ''
      : alternativesMet(context, content.schema, value).join();

  const placeIn = ({ subject, candidate: { value } }: Trial, pointer: string): string =>
    `${kindOf(subject, value)} ${placeOf(subject, pointer)}`;

  const acceptedIn = (place: string): readonly string[] => free.get(place) ?? [];

  const accept = (place: string, text: string): void => {
    // An empty text may count as absent, so it says nothing about others.
    if (text === '') return;
    free.set(place, [...acceptedIn(place), text]);
  };

  const isOfBaseKind = ({ subject, candidate: { value } }: Trial): boolean =>
    kindOf(subject, value) === kindOf(subject, subjectValue(operation, base, subject));

  /** Whether an example of the same alternative is accepted. */
  function* isShownToWork(trial: Trial, id: string): Generator<Case, boolean, Exchange> {
    const { subject, candidate } = trial;
    if (subject !== 'body' || madeUp(trial).length === 0) return false;
    const kind = kindOf(subject, candidate.value);
    const shown = content?.examples.find(({ value }) => kindOf(subject, value) === kind);
    if (shown === undefined || body === undefined) return false;
    const parts = withFreshKeys(context, operation, { ...base, body: { ...body, value: shown.value } });
    const { status } = yield caseOf(id, `${trial.name}/example`, operation, parts, documented, { subject });
    return isSuccess(status);
  }

  /** Whether an example is accepted that has the inner alternatives which the base request lacks. */
  function* isShownElsewhere(trial: Trial, id: string): Generator<Case, boolean, Exchange> {
    const { subject, candidate } = trial;
    if (subject !== 'body' || content === undefined || body === undefined) return false;
    const inside = (value: Json | undefined) =>
      value === undefined ? [] : alternativesInside(context, content.schema, value);
    const before = inside(subjectValue(operation, base, subject));
    const others = inside(candidate.value).filter((one) => !before.includes(one));
    const shown = content.examples.find(({ value }) => {
      const has = inside(value);
      return others.every((one) => has.includes(one));
    });
    if (others.length === 0 || shown === undefined) return false;
    const parts = withFreshKeys(context, operation, { ...base, body: { ...body, value: shown.value } });
    const { status } = yield caseOf(id, `${trial.name}/elsewhere`, operation, parts, documented, { subject });
    return isSuccess(status);
  }

  const mayReferToNothing = ({ subject, candidate: { value } }: Trial): boolean => {
    const parameter = ownParameters(operation).find((one) => subjectOf(one) === subject);
    const schema = (parameter ?? content)?.schema;
    const before = subjectValue(operation, base, subject);
    const name = parameter?.name ?? '';
    return schema !== undefined && hasOtherReference(context, { name, schema, value, before });
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
      if (!accepted) return;
      for (const pointer of madeUp(trial))
        accept(placeIn(trial, pointer), String(valueAt(trial.candidate.value, pointer)));
    },
    *speaks(trial, id) {
      const { subject } = trial;
      const { keyword } = trial.candidate.branch;
      if (mayReferToNothing(trial) || (yield* isShownElsewhere(trial, id))) return false;
      if ((keyword === 'oneOf' || keyword === 'anyOf') && !(yield* isShownToWork(trial, id))) return true;
      if (keyword === 'enum') return subject !== 'body' || isOnlyOneRefused(trial);
      for (const pointer of madeUp(trial)) {
        const place = placeIn(trial, pointer);
        const around = isOfBaseKind(trial) ? base : trial.parts;
        for (let at = 1; at <= tries && acceptedIn(place).length === 0; at += 1) {
          const made = withRandomText(context, operation, around, subject, pointer);
          if (made === undefined) break;
          const fresh = withFreshKeys(context, operation, made.parts);
          const { status } = yield caseOf(id, `${trial.name}/any-text/${at}`, operation, fresh, documented, {
            subject,
          });
          if (isSuccess(status)) accept(place, made.text);
        }
        const accepted = acceptedIn(place);
        const refused = String(valueAt(trial.candidate.value, pointer));
        if (accepted.length === 0 || isBeyond(refused, accepted)) return false;
      }
      return true;
    },
  };
}

/** A request with a random valid text in one place, and the text. */
function withRandomText(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
  subject: string,
  pointer: string,
): { readonly parts: RequestParts; readonly text: string } | undefined {
  const parameter = ownParameters(operation).find((one) => subjectOf(one) === subject);
  if (parameter !== undefined) {
    const value = randomValue(context, parameter, 2);
    return value === undefined
      ? undefined
      : { parts: withParameter(base, parameter, value), text: String(valueAt(value, pointer)) };
  }
  const { body } = base;
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
  if (content === undefined || body?.mediaType === undefined || !('value' in body)) return undefined;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const text = valueAt(randomInstance(context, content.schema, 'request', 2), pointer);
    const value = typeof text === 'string' ? withValueAt(body.value, pointer, text) : undefined;
    if (
      typeof text !== 'string' ||
      value === undefined ||
      !context.judge.isValid(content.schema, value, 'request')
    )
      continue;
    if (canCarry(context, body.mediaType, content, value, 'valid'))
      return { parts: { ...base, body: { ...body, value } }, text };
  }
  return undefined;
}

/** A place with the positions in lists replaced by `*`. */
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
