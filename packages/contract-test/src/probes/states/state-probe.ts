import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { thingsOf } from '../../world/answered-things.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import { makeThing, readThing } from '../flows/steps/make-thing.ts';
import { memberRequest } from '../flows/steps/member-request.ts';
import { flowProbe, type Steps, type Walk } from '../flows/steps/walk.ts';
import { type Member, valueIn } from '../lists/meaning/entry-members.ts';
import { enumerated } from '../lists/seen-values.ts';
import type { Probe } from '../probe.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { refusedStates } from './state-meaning.ts';
import { thingMembers } from './thing-members.ts';

const mostTrials = 40;
const mostSteps = 3;

/** A kind of resource whose state decides which operations are possible. */
interface Stated {
  readonly resource: Resource;
  readonly member: Member;
  /** The operations that may lead to another state. */
  readonly actions: readonly Operation[];
  /** The states in which an operation is refused. */
  readonly refused: ReadonlyMap<Operation, readonly string[]>;
}

/**
 * Moves resources from state to state with the operations of the contract, and tries in each state those that the
 * document says are refused there.
 */
export function stateProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const stated = statedOf(contract, resource);
    if (stated === undefined) return [];
    const operations = [resource.create, ...stated.actions, ...stated.refused.keys()];
    return [
      flowProbe(`${resource.create.id}/states`, operations, 'state', (walk) => tryStates(walk, stated)),
    ];
  });
}

function statedOf(contract: Contract, resource: Resource): Stated | undefined {
  const { read, updates, remove } = resource;
  if (read === undefined) return undefined;
  const actions = contract.operations.filter(
    ({ method, path }) =>
      method === 'POST' && path.startsWith(`${read.path}/`) && !/[{/]/.test(path.slice(read.path.length + 1)),
  );
  for (const member of thingMembers(contract, read)) {
    const states = statesOf(contract, member);
    const candidates = [...actions, ...updates, ...(remove === undefined ? [] : [remove])];
    const refused = new Map(
      candidates
        .map((operation) => [operation, refusedStates(operation, states)] as const)
        .filter(([, told]) => told.length > 0),
    );
    if (refused.size > 0) return { resource, member, actions, refused };
  }
  return undefined;
}

function statesOf(contract: Contract, member: Member): readonly string[] {
  if (!member.isEnumerated || !member.types.includes('string')) return [];
  return [...new Set(enumerated({ contract }, member.layers))].filter((value) => typeof value === 'string');
}

function* tryStates(walk: Walk, stated: Stated): Steps<readonly RawFinding[]> {
  const { resource, actions, refused } = stated;
  const found: RawFinding[] = [];
  const ways = new Map<Json, readonly Operation[]>();
  const first = yield* thingAt(walk, stated, []);
  if (first === undefined) return [];
  ways.set(first.state, []);
  let trials = 0;
  for (const [state, way] of ways) {
    for (const operation of new Set([...actions, ...refused.keys()])) {
      const isRefused = refused.get(operation)?.includes(String(state)) === true;
      const leads = actions.includes(operation) && operation !== resource.remove && way.length < mostSteps;
      if ((!isRefused && !leads) || trials >= mostTrials || !walk.isSound) continue;
      trials += 1;
      const tried = yield* tryIn(walk, stated, way, operation, state);
      if (tried === undefined) continue;
      if (isRefused) {
        // A second resource rules out chance; a third one shows that the state does not change by itself.
        const left = yield* thingAt(walk, stated, way);
        const again = yield* tryIn(walk, stated, way, operation, state);
        const later = left && (yield* readThing(walk, 'left', resource, left.values));
        if (again !== undefined && later !== undefined && stateIn(stated, later) === state)
          found.push(acceptedIn(walk, stated, again.exchange, operation, state));
      } else if (tried.state !== undefined && !ways.has(tried.state)) {
        ways.set(tried.state, [...way, operation]);
      }
    }
  }
  return found;
}

/** Calls an operation on a new resource in a state; undefined unless it succeeds. */
function* tryIn(
  walk: Walk,
  stated: Stated,
  way: readonly Operation[],
  operation: Operation,
  state: Json,
): Steps<{ readonly exchange: Exchange; readonly state: Json | undefined } | undefined> {
  const thing = yield* thingAt(walk, stated, way);
  if (thing === undefined || thing.state !== state) return undefined;
  const exchange = yield* act(walk, operation, thing.values);
  if (exchange === undefined || !isSuccess(exchange.status)) return undefined;
  if (!stated.actions.includes(operation)) return { exchange, state: undefined };
  const after = yield* readThing(walk, 'after', stated.resource, thing.values);
  return { exchange, state: after && stateIn(stated, after) };
}

/** Creates a resource and moves it on; undefined unless every step succeeds and its state can be read. */
function* thingAt(
  walk: Walk,
  stated: Stated,
  way: readonly Operation[],
): Steps<{ readonly values: readonly Json[]; readonly state: Json } | undefined> {
  const made = yield* makeThing(walk, stated.resource);
  if (made === undefined) return undefined;
  for (const operation of way) {
    const exchange = yield* act(walk, operation, made.values);
    if (exchange === undefined || !isSuccess(exchange.status)) return undefined;
  }
  const read = yield* readThing(walk, 'state', stated.resource, made.values);
  const state = read && stateIn(stated, read);
  return state === undefined ? undefined : { values: made.values, state };
}

function* act(walk: Walk, operation: Operation, values: readonly Json[]): Steps<Exchange | undefined> {
  const parts = memberRequest(walk.context, operation, values);
  if (parts === undefined) return undefined;
  return yield* walk.send('act', operation, withFreshKeys(walk.context, operation, parts));
}

function stateIn({ member }: Stated, { json }: Exchange): Json | undefined {
  return thingsOf(json)
    .map((thing) => valueIn(thing, member))
    .find((value) => typeof value === 'string');
}

function acceptedIn(
  walk: Walk,
  { member }: Stated,
  exchange: Exchange,
  operation: Operation,
  state: Json,
): RawFinding {
  return walk.finding(exchange, {
    rule: 'wrong-state',
    cause: `state ${String(state)}`,
    instancePath: '/status',
    expected: `status 409, since \`${member.path.join('.')}\` is ${typed(state)}`,
    actual: `status ${exchange.status}`,
    node: operation.node,
    of: operation,
  });
}
