import type { JsonRecord } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Operation } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { derivedMember } from './comparison/derived-member.ts';
import { differences, sentDifferences } from './comparison/difference.ts';
import { settableFields } from './comparison/settable.ts';
import { steadyDifferences } from './comparison/steady.ts';
import { create, createRoundTrips } from './steps/make-thing.ts';
import { type SentBody, valuesAbove } from './steps/member-request.ts';
import { type ListReading, readList } from './steps/read-list.ts';
import { described, identifierIn, thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';
import { followWays, waysTo } from './steps/ways.ts';

/** The number of different bodies that resources are created with. */
const bodies = 6;

/**
 * Creates resources and reads them through the links and the `Location` of the response, the identifier in it, and the
 * list. They must exist and equal what was sent and returned.
 */
export function createReadProbes(contract: Contract): Probe[] {
  return resourcesOf(contract)
    .filter((resource) => canBeRead(resource))
    .map((resource) => {
      const operations = [resource.create, resource.read, resource.list].filter((one) => one !== undefined);
      return flowProbe(`${resource.create.id}/create-read`, operations, 'state', function* (walk) {
        let lesser: readonly RawFinding[] = [];
        const plain = yield* create(walk, resource, bodies);
        const trips = plain.length > 0 && walk.isSound ? yield* createRoundTrips(walk, resource) : [];
        const derived = new Set<string>();
        for (const { created, sent } of [...plain, ...trips]) {
          let found = yield* examine(walk, resource, created, sent, derived);
          for (
            let [first] = found;
            first?.rule === 'created-differs' && sent !== undefined;
            [first] = found
          ) {
            const pointer = yield* derivedMember(walk, resource, sent, first);
            if (pointer === undefined) break;
            derived.add(pointer);
            asksWhetherDerived(walk, resource, pointer);
            found = yield* examine(walk, resource, created, sent, derived);
          }
          if (found.some(({ rule }) => rule !== 'white-space-lost')) return found;
          lesser = lesser.length > 0 ? lesser : found;
        }
        return lesser;
      });
    });
}

function asksWhetherDerived({ context }: Walk, { create }: Resource, pointer: string): void {
  context.onQuestion({
    operation: create,
    subject: 'body',
    text: `${pointer} reads the same whatever is sent. Does the server derive it from other members?`,
    node: create.body?.node ?? create.node,
  });
}

function canBeRead({ create: { responses }, read, list }: Resource): boolean {
  const promises = [...responses.values()].some(
    ({ links, headers }) => links.length > 0 || headers.has('location'),
  );
  return read !== undefined || list !== undefined || promises;
}

function* examine(
  walk: Walk,
  resource: Resource,
  created: Exchange,
  sent: SentBody | undefined,
  derived: ReadonlySet<string>,
): Steps<readonly RawFinding[]> {
  const followed = yield* followWays(walk, resource, created, waysTo(walk.context, resource, created));
  if (followed.findings.length > 0) return followed.findings;
  const { read } = followed;
  if (read !== undefined) {
    const thing = thingLike(read.json, sent?.value);
    const found =
      sentFinding(walk, resource, resource.create, sent, read, thing, derived) ??
      (yield* answeredFinding(walk, resource, created, read));
    if (found !== undefined) return [found];
  }
  const of = read === undefined ? resource.create : resource.list;
  return yield* inList(walk, resource, created, sent, of, derived);
}

/** Compares what was sent with what is read; the server may assign its own identifier to a POSTed resource. */
function sentFinding(
  walk: Walk,
  { create, key }: Resource,
  of: Operation,
  sent: SentBody | undefined,
  read: Exchange,
  thing: JsonRecord | undefined,
  derived: ReadonlySet<string>,
): RawFinding | undefined {
  if (sent === undefined || thing === undefined) return undefined;
  const { context } = walk;
  const given = { value: sent.value, schemas: [sent.content.schema] };
  const isOwn = (pointer: string) => create.method === 'POST' && [`/${key}`, '/id'].includes(pointer);
  const first = sentDifferences(context, given, described(context, read, thing)).find(
    ({ pointer }) => !isOwn(pointer) && !derived.has(pointer),
  );
  return (
    first &&
    walk.finding(read, {
      rule: first.isTrimmed === true ? 'white-space-lost' : 'created-differs',
      cause: `sent ${first.pointer}`,
      instancePath: `/body${first.pointer}`,
      expected: `${typed(first.one)}, as sent in the creation`,
      actual: typed(first.other),
      node: of.node,
      of,
    })
  );
}

/** Compares the response to the creation with what is read. */
function* answeredFinding(
  walk: Walk,
  resource: Resource,
  created: Exchange,
  read: Exchange,
): Steps<RawFinding | undefined> {
  const answered = thingLike(created.json, undefined);
  const thing = thingLike(read.json, answered);
  if (answered === undefined || thing === undefined) return undefined;
  const settable = settableFields(walk.context.contract, [resource.create]);
  const both = differences(answered, thing).filter(
    ({ one, other }) => one !== undefined && other !== undefined,
  );
  if (steadyDifferences(both, settable).length === 0) return undefined;
  const again = yield* walk.succeed('read-again', read.case.operation, read.case.parts);
  const moving = again === undefined ? [] : differences(thing, thingLike(again.json, answered));
  const [first] = steadyDifferences(both, settable, moving);
  if (again === undefined || first === undefined) return undefined;
  return walk.finding(read, {
    rule: 'created-differs',
    cause: `answered ${first.pointer}`,
    instancePath: `/body${first.pointer}`,
    expected: `${typed(first.one)}, as in the response to the creation`,
    actual: typed(first.other),
    node: resource.create.node,
    of: resource.create,
  });
}

/** Looks for the created resource in its list; `of` is the operation at fault if it is absent or different. */
function* inList(
  walk: Walk,
  resource: Resource,
  created: Exchange,
  sent: SentBody | undefined,
  of: Operation | undefined,
  derived: ReadonlySet<string>,
): Steps<readonly RawFinding[]> {
  const { list, key } = resource;
  const id = identifierIn(created.json, key);
  if (list === undefined || of === undefined || id === undefined || created.status !== 201) return [];
  const values = valuesAbove(resource, created);
  const reading: ListReading | undefined = yield* readList(walk, 'list', list, values, key);
  if (reading === undefined || !isSuccess(reading.last.status)) return [];
  const entry = reading.entries.find((one) => one.id === id);
  if (entry !== undefined) {
    const found = sentFinding(walk, resource, of, sent, entry.exchange, entry.value, derived);
    return found === undefined ? [] : [found];
  }
  if (!reading.isComplete || !reading.hasIdentifiers) return [];
  return [
    walk.finding(reading.last, {
      rule: 'created-unreadable',
      cause: 'list',
      instancePath: '/body',
      expected: `an entry with the identifier ${typed(id)}, which was just created`,
      actual: `${reading.entries.length} entries without it`,
      node: of.node,
      of,
    }),
  ];
}
