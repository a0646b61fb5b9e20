import { isRecord } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import { withCaseTurned } from '../lists/meaning/letter-case.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { isAnyCase, uniqueMembers } from './bodies/unique-members.ts';
import { create } from './steps/make-thing.ts';
import { bodyOf, withBody } from './steps/member-request.ts';
import { identifierIn } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/**
 * Creates a resource and repeats the creation, if the document says that one of its values must be unique: the second
 * one must be refused.
 */
export function takenValueProbes(contract: Contract): Probe[] {
  return resourcesOf(contract)
    .filter(({ create: { method, responses } }) => method === 'POST' && responses.has('409'))
    .map((resource) =>
      flowProbe(`${resource.create.id}/taken-value`, [resource.create], 'spoil', (walk) =>
        createTwice(walk, resource),
      ),
    );
}

function* createTwice(walk: Walk, resource: Resource): Steps<readonly RawFinding[]> {
  const { create: operation, key } = resource;
  const base = baseRequest(walk.context, operation);
  const likely = base && bodyOf(operation, base.body);
  if (likely === undefined || uniqueMembers(walk.context, operation, likely).length === 0) return [];
  const [made] = yield* create(walk, resource);
  if (made?.sent === undefined) return [];
  const [name] = uniqueMembers(walk.context, operation, made.sent);
  const { value } = made.sent;
  if (name === undefined || !isRecord(value)) return [];
  const keyed = withFreshKeys(walk.context, operation, made.created.case.parts);
  const again = yield* walk.send('again', operation, withBody(keyed, value));
  const [first, second] = [made.created, again].map(({ json }) => identifierIn(json, key));
  if (again.status === 409 && isAnyCase(operation, name))
    return yield* createTurned(walk, resource, made.created, name);
  if (!isSuccess(again.status) || first === undefined || second === undefined || first === second) return [];
  return [
    walk.finding(again, {
      rule: 'taken-accepted',
      cause: `taken /${name}`,
      instancePath: '/status',
      expected: `status 409: ${name} ${typed(value[name])} belongs to the resource created before`,
      actual: `status ${again.status}`,
      node: operation.responses.get('409')?.node ?? operation.node,
      of: operation,
    }),
  ];
}

/** Repeats a creation with the letter case of a value inverted, if the document says that this is the same value. */
function* createTurned(
  walk: Walk,
  { create: operation, key }: Resource,
  made: Exchange,
  name: string,
): Steps<readonly RawFinding[]> {
  const { context } = walk;
  const sent = bodyOf(operation, made.case.parts.body);
  if (sent === undefined || !isRecord(sent.value)) return [];
  const given = sent.value[name];
  const turned = typeof given === 'string' ? withCaseTurned(given) : undefined;
  if (turned === undefined) return [];
  const value = { ...sent.value, [name]: turned };
  if (!context.judge.isValid(sent.content.schema, value, 'request')) return [];
  const keyed = withFreshKeys(context, operation, made.case.parts);
  const again = yield* walk.send('turned', operation, withBody(keyed, value));
  const [first, second] = [made, again].map(({ json }) => identifierIn(json, key));
  if (!isSuccess(again.status) || first === undefined || second === undefined || first === second) return [];
  return [
    walk.finding(again, {
      rule: 'taken-accepted',
      cause: `taken case /${name}`,
      instancePath: '/status',
      expected: `status 409: ${name} ${typed(given ?? null)} is taken in another letter case`,
      actual: `status ${again.status}`,
      node: operation.responses.get('409')?.node ?? operation.node,
      of: operation,
    }),
  ];
}
