import { randomInstance } from '../../branches/sample.ts';
import {
  isList,
  isRecord,
  isSame,
  type JsonRecord,
  withMember,
} from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import { shapeOf } from '../../contract/path-template.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { entriesOf, identifierOf } from '../../world/answered-things.ts';
import { collectionOf, type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { differences } from './comparison/difference.ts';
import { settableFields } from './comparison/settable.ts';
import { steadyDifferences } from './comparison/steady.ts';
import { bodyOf, memberRequest, pathValues, type SentBody, withBody } from './steps/member-request.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/** How many resources are created at once. */
const together = 3;

/** How many bodies are tried until one is accepted. */
const attempts = 4;

const ending = /^[:/_-](batch|bulk|many|multiple)([:/_-]?(create|add|insert|import))?$/i;

/**
 * Creates several resources with one request, by an operation whose path is that of their list plus `batch` or `bulk`.
 * Each resource listed in the response must be readable and equal to what the response shows.
 */
export function bulkCreateProbes(contract: Contract): Probe[] {
  return contract.operations
    .filter(({ method, body }) => method === 'POST' && body !== undefined)
    .flatMap((bulk) => {
      const resource = resourcesOf(contract).find(
        (one) => one.read !== undefined && one.create.method === 'POST' && isBulkOf(bulk, one),
      );
      const read = resource?.read;
      if (resource === undefined || read === undefined) return [];
      return flowProbe(`${bulk.id}/bulk-create`, [bulk, read], 'state', (walk) =>
        createAll(walk, bulk, resource, read),
      );
    });
}

function isBulkOf({ path }: Operation, { create }: Resource): boolean {
  const collection = collectionOf(create);
  return ending.test(path.slice(collection.length)) && shapeOf(path).startsWith(shapeOf(collection));
}

function* createAll(
  walk: Walk,
  bulk: Operation,
  { create, key }: Resource,
  read: Operation,
): Steps<readonly RawFinding[]> {
  const { context } = walk;
  const base = baseRequest(context, bulk);
  const sent = base && bodyOf(bulk, base.body);
  if (base === undefined || sent === undefined) return [];
  for (const body of bodiesOfSeveral(context, sent)) {
    const parts = withFreshKeys(context, bulk, withBody(base, body));
    const created = yield* walk.send('create', bulk, parts);
    if (!walk.isSound) return [];
    if (created.status !== 200 && created.status !== 201) continue;
    const entries = entriesOf(created.json);
    const ids = entries.map((entry) => identifierOf(entry, key));
    if (entries.length !== (listIn(body)?.list.length ?? 0) || ids.includes(undefined)) return [];
    const above = pathValues(bulk, created.case.parts);
    const settable = settableFields(context.contract, [create]);
    for (const [at, entry] of entries.entries()) {
      const reading = memberRequest(context, read, [...above, ids[at] ?? null]);
      const found =
        reading && (yield* examine(walk, bulk, entry, settable, yield* walk.send('read', read, reading)));
      if (found !== undefined) return [found];
    }
    return [];
  }
  return [];
}

function* examine(
  walk: Walk,
  bulk: Operation,
  entry: JsonRecord,
  settable: ReadonlySet<string>,
  seen: Exchange,
): Steps<RawFinding | undefined> {
  const of = { node: bulk.node, of: bulk };
  if (seen.status === 404 || seen.status === 410) {
    return walk.finding(seen, {
      rule: 'created-unreadable',
      cause: 'bulk',
      instancePath: '/status',
      expected: `status 2XX: the response to ${bulk.id} has this resource`,
      actual: `status ${seen.status}`,
      ...of,
    });
  }
  if (!isSuccess(seen.status)) return undefined;
  const thing = thingLike(seen.json, entry);
  const both = differences(entry, thing).filter(({ one, other }) => one !== undefined && other !== undefined);
  const [first] = steadyDifferences(both, settable).filter(({ pointer }) =>
    settable.has(pointer.split('/')[1] ?? ''),
  );
  return (
    first &&
    walk.finding(seen, {
      rule: 'created-differs',
      cause: `answered ${first.pointer}`,
      instancePath: `/body${first.pointer}`,
      expected: `${typed(first.one)}, as in the response to ${bulk.id}`,
      actual: typed(first.other),
      ...of,
    })
  );
}

/** Valid bodies with several resources to create: first copies of those in the base body, then random ones. */
function* bodiesOfSeveral(context: ProbeContext, { value, content }: SentBody): Generator<Json> {
  const given = listIn(value);
  const [first] = given?.list ?? [];
  if (given === undefined || first === undefined) return;
  const isValid = (body: Json): boolean => context.judge.isValid(content.schema, body, 'request');
  const repeated = given.withList(Array.from({ length: together }, () => first));
  if (isValid(repeated)) yield repeated;
  const others: Json[] = [];
  for (let attempt = 0; attempt < attempts * together; attempt += 1) {
    const random = randomInstance(context, content.schema, 'request', 2);
    others.push(...(random === undefined ? [] : (listIn(random)?.list ?? [])));
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const list = others.slice(attempt * together, (attempt + 1) * together);
    const body = given.withList(list);
    if (list.length > 1 && !isSame(body, repeated) && isValid(body)) yield body;
  }
}

/** The only list of objects that a body is or contains. */
function listIn(
  body: Json,
): { readonly list: readonly Json[]; withList(list: readonly Json[]): Json } | undefined {
  const isOfObjects = (value: Json): value is readonly Json[] => isList(value) && value.every(isRecord);
  if (isOfObjects(body)) return { list: body, withList: (list) => list };
  const members = isRecord(body) ? Object.entries(body).filter(([, value]) => isOfObjects(value)) : [];
  const [first, ...others] = members;
  if (first === undefined || others.length > 0 || !isRecord(body)) return undefined;
  const [name, list] = first;
  return isOfObjects(list) ? { list, withList: (other) => withMember(body, name, other) } : undefined;
}
