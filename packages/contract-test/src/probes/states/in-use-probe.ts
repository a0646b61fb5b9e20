import { isRecord } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { thingsOf, wordsOf } from '../../world/answered-things.ts';
import { collectionOf, type Resource, resourcesOf } from '../../world/resources.ts';
import { settableFields } from '../flows/comparison/settable.ts';
import { createWith, makeThing } from '../flows/steps/make-thing.ts';
import { bodyOf, memberRequest } from '../flows/steps/member-request.ts';
import { flowProbe, type Steps, type Walk } from '../flows/steps/walk.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { readInUse, speaksOf } from './in-use-meaning.ts';

/** A kind of resource, and a member by which resources of another kind refer to it. */
interface Reference {
  readonly owner: Resource;
  readonly remove: Operation;
  readonly user: Resource;
  readonly member: string;
}

/** Deletes resources that others refer to, where the document says that this is refused. */
export function inUseProbes(contract: Contract): Probe[] {
  return referencesOf(contract).map((reference) => {
    const { owner, remove, user } = reference;
    return flowProbe(
      `${remove.id}/in-use/${user.create.id}`,
      [remove, owner.create, user.create],
      'state',
      (walk) => removeUsed(walk, reference),
    );
  });
}

function referencesOf(contract: Contract): readonly Reference[] {
  const resources = resourcesOf(contract);
  return resources.flatMap((owner) => {
    const { remove } = owner;
    const said = remove && readInUse(remove);
    if (remove === undefined || said === undefined) return [];
    return resources.flatMap((user): Reference[] => {
      const name = nameOf(user);
      if (user.create === owner.create || !speaksOf(said, name)) return [];
      const member = [...settableFields(contract, [user.create])].find((one) => refersTo(one, owner));
      return member === undefined ? [] : [{ owner, remove, user, member }];
    });
  });
}

/** The last word of the path of a kind of resource. */
function nameOf({ create }: Resource): string {
  return wordsOf(collectionOf(create).split('/').at(-1) ?? '');
}

/** Whether a member is named after a kind of resource: `shelf`, `shelf_id`, `shelfName`. */
function refersTo(member: string, owner: Resource): boolean {
  const words = wordsOf(member);
  const collection = nameOf(owner).split(' ').at(-1) ?? '';
  const key = wordsOf(owner.key).split(' ').at(-1) ?? 'id';
  const bare = words.replace(new RegExp(` (id|uuid|key|code|name|slug|${key})$`), '');
  return [`${bare}s`, `${bare}es`, bare.replace(/y$/, 'ies'), bare.replace(/fe?$/, 'ves')].includes(
    collection,
  );
}

function* removeUsed(walk: Walk, { owner, remove, user, member }: Reference): Steps<readonly RawFinding[]> {
  const { context } = walk;
  const thing = yield* makeThing(walk, owner);
  const id = thing?.values.at(-1);
  const base = baseRequest(context, user.create);
  const sent = base && bodyOf(user.create, base.body);
  if (thing === undefined || id === undefined || sent === undefined || !isRecord(sent.value)) return [];
  const value: Json = { ...sent.value, [member]: id };
  if (!context.judge.isValid(sent.content.schema, value, 'request')) return [];
  const made = yield* createWith(walk, user, value);
  const refers = made !== undefined && thingsOf(made.json).some((one) => one[member] === id);
  const parts = refers ? memberRequest(context, remove, thing.values) : undefined;
  if (parts === undefined) return [];
  const removed = yield* walk.send('remove', remove, withFreshKeys(context, remove, parts));
  if (!isSuccess(removed.status)) return [];
  return [
    walk.finding(removed, {
      rule: 'wrong-state',
      cause: `in use ${member}`,
      instancePath: '/status',
      expected: `status 409: the resource created by ${user.create.id} has \`${member}\` ${typed(id)}`,
      actual: `status ${removed.status}`,
      node: remove.node,
      of: remove,
    }),
  ];
}
