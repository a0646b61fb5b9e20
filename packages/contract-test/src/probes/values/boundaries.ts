import type { Json, Operation } from '../../contract/model.ts';
import type { Case, Exchange, Expectation, RequestParts } from '../../model/case.ts';
import { caseOf, documented, isSuccess } from '../../model/case-of.ts';
import { pathNames } from '../../world/resources.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest, isGuessed } from '../requests/base-request.ts';
import { fixture } from '../requests/fixture.ts';
import {
  ownParameters,
  parameterIn,
  subjectOf,
  withFreshKeys,
  withParameter,
} from '../requests/parameter-values.ts';
import { workingRequest } from '../requests/working-request.ts';
import { openEvidence } from './free-text.ts';
import { simplestRefusals } from './refusals.ts';
import { isKeyTrial, type Trial, trialCase, trialsOf } from './trials.ts';

/**
 * Sends every boundary of what is valid, for each parameter and for the body, one at a time. If the surrounding request
 * succeeds before and after, a value that was refused with 400 or 422 is sent again and must be accepted; so must a
 * request without an optional part. A value that another resource accepts is not reported, because it depends on the
 * state of the resource. A made-up text counts against the server only where it accepts made-up texts; of values that
 * are refused alike, one is reported. Nothing is reported for a body that the contract does not show.
 */
export function boundaryProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'boundaries', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const isGuess = isGuessed(context, operation);
      const working = yield* workingRequest(context, operation, id, base);
      const around = working ?? base;
      const evidence = openEvidence(context, operation, around);
      const refused: Trial[] = [];
      for (const trial of trialsOf(context, operation, around, 'valid')) {
        const exchange = yield trialCase(context, operation, id, trial, documented);
        evidence.note(trial, isSuccess(exchange.status));
        if (refusesRequest(exchange, isKeyTrial(operation, trial))) refused.push(trial);
      }
      const absences: Case[] = [];
      for (const absent of absencesOf(context, operation, id, around)) {
        if (refusesRequest(yield absent, false)) absences.push(absent);
      }
      if (working === undefined || isGuess) return [];
      const blamed: Trial[] = [];
      for (const trial of refused) {
        if (yield* evidence.speaks(trial, id)) blamed.push(trial);
      }
      if (blamed.length + absences.length === 0) return [];
      const control = withFreshKeys(context, operation, working);
      const { status } = yield caseOf(id, 'base/after', operation, control, documented);
      if (!isSuccess(status)) return [];
      const other = blamed.length > 0 ? yield* fixture(context, id, operation) : undefined;
      for (const trial of simplestRefusals(operation, working, blamed)) {
        if (yield* isTakenElsewhere(context, operation, id, trial, other)) continue;
        const again = { ...trial, name: `${trial.name}/again` };
        const refusesWith = yield* refusalOf(context, operation, id, working, trial);
        const expect = acceptance(`${trial.candidate.branch.detail} is valid`);
        yield trialCase(context, operation, id, again, { ...expect, ...refusesWith });
      }
      for (const absent of absences) {
        const expect = acceptance(`${absent.subject ?? 'it'} is optional`);
        yield { ...absent, id: `${absent.id}/again`, expect };
      }
      return [];
    }),
  );
}

/** Whether a value is accepted on another resource, with these path values. */
function* isTakenElsewhere(
  context: ProbeContext,
  operation: Operation,
  id: string,
  trial: Trial,
  values: readonly Json[] | undefined,
): Generator<Case, boolean, Exchange> {
  const names = pathNames(operation.path);
  if (values === undefined || values.length < names.length) return false;
  const path = Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
  const parts = { ...trial.parts, path: { ...trial.parts.path, ...path } };
  const elsewhere = { ...trial, name: `${trial.name}/elsewhere`, parts };
  const { status } = yield trialCase(context, operation, id, elsewhere, documented);
  return isSuccess(status);
}

/** The request without each of its optional parameters, and without an optional body. */
function absencesOf(
  context: ProbeContext,
  operation: Operation,
  id: string,
  parts: RequestParts,
): readonly Case[] {
  const without = (subject: string, rest: RequestParts): Case =>
    caseOf(id, `${subject}/absent`, operation, withFreshKeys(context, operation, rest), documented, {
      subject,
    });
  const given = ownParameters(operation).filter(
    (one) => !one.required && parameterIn(parts, one) !== undefined,
  );
  const isBodyOptional = parts.body !== undefined && operation.body?.required === false;
  return [
    ...given.map((parameter) => without(subjectOf(parameter), withParameter(parts, parameter, undefined))),
    ...(isBodyOptional ? [without('body', { ...parts, body: undefined })] : []),
  ];
}

/**
 * Where both 400 and 422 are declared, the status that an invalid value in the same place gets: if that is 400, a 422
 * is not about the validity of the request.
 */
function* refusalOf(
  context: ProbeContext,
  operation: Operation,
  id: string,
  working: RequestParts,
  { subject, name, candidate: { branch } }: Trial,
): Generator<Case, { readonly refusesWith?: number }, Exchange> {
  if (!operation.responses.has('400') || !operation.responses.has('422')) return {};
  const invalid = trialsOf(context, operation, working, 'invalid').filter((one) => one.subject === subject);
  const other =
    invalid.find((one) => one.candidate.branch.instancePath === branch.instancePath) ?? invalid[0];
  if (other === undefined) return {};
  const { status } = yield trialCase(
    context,
    operation,
    id,
    { ...other, name: `${name}/invalid` },
    documented,
  );
  return { refusesWith: status };
}

/** Whether a request is refused because of its content; a 422 about a reused idempotency key is not. */
function refusesRequest({ status, findings }: Exchange, isAboutKey: boolean): boolean {
  const isDeclared = !findings.some(({ rule }) => rule === 'undocumented-status');
  return isDeclared && (status === 400 || (status === 422 && !isAboutKey));
}

function acceptance(because: string): Extract<Expectation, { kind: 'success' }> {
  return { kind: 'success', rule: 'valid-refused', because };
}
