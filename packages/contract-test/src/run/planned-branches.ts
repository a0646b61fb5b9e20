import { enumerateBranches } from '../branches/enumerate-branches.ts';
import type { Contract, Json, Operation, Schema } from '../contract/model.ts';
import { randomOf } from '../contract/random.ts';
import type { Judge } from '../contract/violation.ts';
import type { RequestBranch } from '../coverage/request-branches.ts';
import type { Branch } from '../model/branch.ts';
import type { ProbeContext } from '../probes/probe.ts';
import { baseRequest } from '../probes/requests/base-request.ts';
import { ownParameters, subjectOf } from '../probes/requests/parameter-values.ts';
import { trialsOf } from '../probes/values/trials.ts';
import { makeWorld } from '../world/known-world.ts';

const planned = new WeakMap<Judge, WeakMap<Operation, readonly RequestBranch[]>>();

/**
 * The branches of an operation's request that coverage counts: all that boundary enumeration yields, with the reason
 * for those without a request. They depend only on the contract, not on the target, and are cached for it.
 */
export function plannedBranches(
  contract: Contract,
  judge: Judge,
  operation: Operation,
): readonly RequestBranch[] {
  const ofContract = planned.get(judge) ?? new WeakMap<Operation, readonly RequestBranch[]>();
  planned.set(judge, ofContract);
  const branches = ofContract.get(operation) ?? branchesOf(contextOf(contract, judge), operation);
  ofContract.set(operation, branches);
  return branches;
}

function contextOf(contract: Contract, judge: Judge): ProbeContext {
  const random = randomOf(0, 'coverage');
  const world = makeWorld(contract);
  const absent = { hasUnscoped: false, hasOtherTenant: false, scoped: [], onQuestion: () => {} };
  return { contract, judge, random, world, ...absent };
}

function branchesOf(context: ProbeContext, operation: Operation): readonly RequestBranch[] {
  const base = baseRequest(context, operation);
  const carried = new Set(
    base === undefined
      ? []
      : (['valid', 'invalid'] as const).flatMap((side) =>
          trialsOf(context, operation, base, side).map(({ subject, candidate }) =>
            keyOf(subject, candidate.branch),
          ),
        ),
  );
  const loss = base === undefined ? 'no valid request is known' : 'the request cannot carry it';
  const branches = new Map<string, RequestBranch>();
  const add = (subject: string, branch: Branch, unmade: string | undefined): void => {
    const key = keyOf(subject, branch);
    if (branches.has(key)) return;
    const label = `${subject}${branch.instancePath} ${branch.keyword}: ${branch.detail}`;
    const reason = unmade === undefined ? {} : { unmade };
    branches.set(key, { key: branch.key, side: branch.side, subject, label, ...reason });
  };
  for (const { subject, schema, value } of subjectsOf(operation, base?.body)) {
    const { candidates, unmade } = enumerateBranches(context, schema, 'request', value);
    for (const { branch } of candidates) {
      const needsTarget = subject.startsWith('path.') && branch.side === 'valid';
      add(subject, branch, needsTarget || carried.has(keyOf(subject, branch)) ? undefined : loss);
    }
    for (const branch of unmade) add(subject, branch, 'no value is known for it');
  }
  return [...branches.values()];
}

interface Subject {
  readonly subject: string;
  readonly schema: Schema;
  /** The value that candidates derive from; undefined for a sample of the schema. */
  readonly value: Json | undefined;
}

function subjectsOf(
  operation: Operation,
  body: { readonly mediaType: string | undefined } | undefined,
): readonly Subject[] {
  const parameters = ownParameters(operation).map((parameter) => ({
    subject: subjectOf(parameter),
    schema: parameter.schema,
    value: undefined,
  }));
  const content = body?.mediaType === undefined ? undefined : operation.body?.content.get(body.mediaType);
  if (body === undefined || content === undefined) return parameters;
  const value = 'value' in body ? (body.value as Json) : undefined;
  return [...parameters, { subject: 'body', schema: content.schema, value }];
}

function keyOf(subject: string, { key, side }: Branch): string {
  return `${subject} ${side} ${key}`;
}
