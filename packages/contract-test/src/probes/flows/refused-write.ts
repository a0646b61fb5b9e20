import { enumerateBranches } from '../../branches/enumerate-branches.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { Candidate } from '../../model/branch.ts';
import type { Case, RawFinding, RequestParts } from '../../model/case.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import { needsScope } from '../access/needs-scope.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { canCarry } from '../requests/body-values.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { otherBody } from './bodies/other-body.ts';
import { changeOf, look, observersOf, type Sight } from './comparison/observers.ts';
import { makeThing } from './steps/make-thing.ts';
import { bodyOf, memberRequest, pathValues, type SentBody, withBody } from './steps/member-request.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/** How many kinds of invalid bodies are tried. */
const mostKinds = 6;

/** A write that must be refused. */
interface Refusable {
  readonly name: string;
  readonly parts: RequestParts;
  readonly extras: Pick<Case, 'tampering' | 'branch' | 'subject'>;
}

/**
 * Sends writes that must be refused because of their body, credentials or media type, and compares everything that they
 * might have changed before and after: it must be unchanged.
 */
export function refusedWriteProbes(contract: Contract): Probe[] {
  return contract.operations
    .filter(({ method, body }) => method !== 'GET' && method !== 'HEAD' && body !== undefined)
    .flatMap((write) => {
      const observers = observersOf(contract, write);
      if (observers.length === 0) return [];
      const owner = ownerOf(contract, write);
      const operations = [
        write,
        ...observers.map(({ read }) => read),
        ...(owner === undefined ? [] : [owner.create]),
      ];
      return flowProbe(`${write.id}/refused-write`, operations, 'spoil', function* (walk) {
        const values = yield* valuesFor(walk, owner, write);
        for (const observer of values === undefined ? [] : observers) {
          let moving = yield* look(walk, observer, values ?? []);
          let before = yield* look(walk, observer, values ?? []);
          const refusables = refusablesOf(walk.context, write, values ?? [], before?.thing?.json);
          for (const { name, parts, extras } of refusables) {
            if (before === undefined || moving === undefined || !walk.isSound) return [];
            const refusal = yield* walk.send(name, write, parts, extras);
            if (refusal.status < 400 || !walk.isSound) return [];
            const after: Sight | undefined = yield* look(walk, observer, values ?? []);
            const change = after && changeOf(walk, write, before, after, moving);
            if (change !== undefined) return [finding(walk, write, change, refusal.status)];
            [moving, before] = [before, after];
          }
        }
        return [];
      });
    });
}

function finding(
  walk: Walk,
  write: Operation,
  { exchange, instancePath, expected, actual }: NonNullable<ReturnType<typeof changeOf>>,
  status: number,
): RawFinding {
  return walk.finding(exchange, {
    rule: 'refused-write-changed',
    cause: `${write.id} refused`,
    instancePath,
    expected: `${expected}, as before ${write.id} was refused with ${status}`,
    actual,
    node: write.node,
    of: write,
  });
}

/** The path values of the write: of a new resource of the probe if possible, otherwise of a known one. */
function* valuesFor(
  walk: Walk,
  owner: Resource | undefined,
  write: Operation,
): Steps<readonly Json[] | undefined> {
  const base = baseRequest(walk.context, write);
  const known = base && pathValues(write, base);
  if (owner === undefined) return known;
  const made = yield* makeThing(walk, owner);
  return made === undefined ? known : [...made.values, ...(known ?? []).slice(made.values.length)];
}

/**
 * The kind of resource that a write targets, otherwise the nearest one that it lies below; undefined for a POST that
 * creates one.
 */
function ownerOf(contract: Contract, write: Operation): Resource | undefined {
  const lengthOf = ({ read }: Resource): number => read?.path.length ?? 0;
  return resourcesOf(contract)
    .filter(
      ({ create, read }) =>
        (create !== write || write.path === read?.path) &&
        read !== undefined &&
        (write.path === read.path || write.path.startsWith(`${read.path}/`)),
    )
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

function refusablesOf(
  context: ProbeContext,
  write: Operation,
  values: readonly Json[],
  current: Json | undefined,
): readonly Refusable[] {
  const base = memberRequest(context, write, values);
  const sent = base && bodyOf(write, base.body);
  if (base === undefined || sent === undefined) return [];
  const around = { ...sent, value: otherBody(context, sent, thingLike(current, sent.value), values) };
  // A creation is visible in itself; another write is visible by values that the resource does not have.
  const telling = write.method === 'POST' ? sent.value : around.value;
  const fresh = (value: Json): RequestParts => withFreshKeys(context, write, withBody(base, value));
  const spoiled = invalidBodies(context, around).map(({ branch, value }) => ({
    name: `invalid/${branch.keyword}`,
    parts: fresh(value),
    extras: { branch, subject: 'body' },
  }));
  const isClosed = write.security.length > 0 && write.security.every((schemes) => schemes.length > 0);
  const credentials = { name: 'no-credentials', extras: { tampering: { credentials: 'none' } } } as const;
  const mediaType = {
    name: 'media-type',
    extras: { tampering: { headers: { 'Content-Type': 'application/x-nothing' } } },
  };
  const unscoped = { name: 'unscoped', extras: { tampering: { credentials: 'unscoped' } } } as const;
  const callers = [
    ...(isClosed ? [credentials] : []),
    ...(context.hasUnscoped && needsScope(write) ? [unscoped] : []),
  ];
  const others = [...callers, ...(write.responses.has('415') ? [mediaType] : [])];
  return [...spoiled, ...others.map((one) => ({ ...one, parts: fresh(telling) }))];
}

/** Invalid bodies, one per keyword; those that leave the rest of the body in place come first. */
function invalidBodies(context: ProbeContext, { value, mediaType, content }: SentBody): readonly Candidate[] {
  const { candidates } = enumerateBranches(context, content.schema, 'request', value);
  const usable = candidates.filter(
    ({ branch, value: body }) =>
      branch.side === 'invalid' && canCarry(context, mediaType, content, body, 'invalid'),
  );
  const byKeyword = new Map<string, Candidate>();
  for (const one of usable.toSorted((a, b) => depthOf(b) - depthOf(a))) {
    if (!byKeyword.has(one.branch.keyword)) byKeyword.set(one.branch.keyword, one);
  }
  return [...byKeyword.values()].slice(0, mostKinds);
}

function depthOf({ branch }: Candidate): number {
  return Math.min(1, branch.instancePath.length);
}
