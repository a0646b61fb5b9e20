import { enumerateBranches } from '../../branches/enumerate-branches.ts';
import type { Json, Operation } from '../../contract/model.ts';
import { alsoFits, templateOf } from '../../contract/path-template.ts';
import type { Candidate } from '../../model/branch.ts';
import type { Case, Expectation, RequestParts } from '../../model/case.ts';
import { caseOf, numbered } from '../../model/case-of.ts';
import type { ProbeContext } from '../probe.ts';
import { canCarry } from '../requests/body-values.ts';
import {
  carriesViolation,
  isIdempotencyKey,
  isMatch,
  isValidOnWire,
  mayBeIgnored,
  ownParameters,
  subjectOf,
  withFreshKeys,
  withParameter,
} from '../requests/parameter-values.ts';

/** The base request with one change, which is valid or invalid. */
export interface Trial {
  /** The name in case ids: `query.limit/maximum`. */
  readonly name: string;
  /** `query.limit` or `body`. */
  readonly subject: string;
  readonly candidate: Candidate;
  readonly parts: RequestParts;
}

type Side = Candidate['branch']['side'];

/**
 * The valid or invalid boundary values of every parameter and of the body, one per request. Values that the wire cannot
 * carry, or that read back as something else, are left out; so are valid path values, which lead nowhere.
 */
export function trialsOf(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
  side: Side,
): readonly Trial[] {
  return [...parameterTrials(context, operation, base, side), ...bodyTrials(context, operation, base, side)];
}

function parameterTrials(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
  side: Side,
): readonly Trial[] {
  return ownParameters(operation).flatMap((parameter) => {
    if (parameter.in === 'path' && side === 'valid') return [];
    if (side === 'invalid' && mayBeIgnored(parameter)) return [];
    const subject = subjectOf(parameter);
    const named = numbered();
    return enumerateBranches(context, parameter.schema, 'request')
      .candidates.filter(
        (candidate) =>
          candidate.branch.side === side &&
          (side === 'valid'
            ? isValidOnWire(context, parameter, candidate.value)
            : carriesViolation(context, parameter, candidate)),
      )
      .map((candidate) => ({ candidate, parts: withParameter(base, parameter, candidate.value) }))
      .filter(({ parts }) => !leadsElsewhere(context, operation, parts))
      .map((trial) => ({ ...trial, name: named(nameOf(subject, trial.candidate)), subject }));
  });
}

/** Trials of the body; `around` is a valid body used instead of that of the base request. */
export function bodyTrials(
  context: ProbeContext,
  operation: Operation,
  base: RequestParts,
  side: Side,
  around?: Json,
): readonly Trial[] {
  const { body } = base;
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
  if (body?.mediaType === undefined || content === undefined || !('value' in body)) return [];
  const { mediaType } = body;
  const named = numbered();
  return enumerateBranches(context, content.schema, 'request', around ?? body.value)
    .candidates.filter(
      ({ branch, value }) => branch.side === side && canCarry(context, mediaType, content, value, side),
    )
    .map((candidate) => ({
      name: named(nameOf('body', candidate)),
      subject: 'body',
      candidate,
      parts: { ...base, body: { mediaType, value: candidate.value } },
    }));
}

function nameOf(subject: string, { branch }: Candidate): string {
  return `${subject}${branch.instancePath}/${branch.keyword}`;
}

/** Whether a trial is about the idempotency key of the request. */
export function isKeyTrial(operation: Operation, { subject }: Trial): boolean {
  return operation.parameters.some((one) => isIdempotencyKey(one) && subjectOf(one) === subject);
}

/** The case of a trial, with a fresh idempotency key unless the trial is about the key. */
export function trialCase(
  context: ProbeContext,
  operation: Operation,
  probe: string,
  trial: Trial,
  expect: Expectation,
): Case {
  const { name, subject, candidate } = trial;
  const isOfMatch = operation.parameters.some((one) => isMatch(one) && subjectOf(one) === subject);
  const isKept = isOfMatch || isKeyTrial(operation, trial);
  const parts = isKept ? trial.parts : withFreshKeys(context, operation, trial.parts);
  const isSpoiled = candidate.branch.side === 'invalid';
  const extras = { subject, branch: candidate.branch, ...(isSpoiled && { unchecked: true }) };
  return caseOf(probe, name, operation, parts, expect, extras);
}

/** Whether the path of a request matches another operation. */
function leadsElsewhere({ contract }: ProbeContext, operation: Operation, { path }: RequestParts): boolean {
  const own = templateOf(operation.path);
  return contract.operations.some(
    (other) =>
      other.path !== operation.path &&
      other.method === operation.method &&
      alsoFits(own, path, templateOf(other.path)),
  );
}
