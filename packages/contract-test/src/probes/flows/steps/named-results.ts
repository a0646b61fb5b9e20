import { isList, isRecord } from '../../../contract/instances/json-value.ts';
import type { Json, Operation } from '../../../contract/model.ts';
import { templateOf } from '../../../contract/path-template.ts';
import type { Exchange, RequestParts } from '../../../model/case.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { pathNames, resourcesOf } from '../../../world/resources.ts';
import type { ProbeContext } from '../../probe.ts';
import { memberRequest } from './member-request.ts';

/** How many resources of one list are read at most. */
const mostRead = 3;

/** A resource that an outcome names by its identifier. */
interface NamedResult {
  readonly name: string;
  readonly node: object;
  readonly operation: Operation;
  readonly parts: RequestParts;
}

const removing = /delet|remov|purg|archiv|cancel|expir|clean/i;

/**
 * The resources that an outcome names: those in `thingIds` or `thing_id` are readable at `/things/{}`. None if the work
 * may have been to remove them.
 */
export function namedResults(
  context: ProbeContext,
  of: Operation,
  { json }: Exchange,
): readonly NamedResult[] {
  const { summary = '', description = '' } = of.node as { summary?: unknown; description?: unknown };
  if (removing.test(`${of.id} ${of.path} ${String(summary)} ${String(description)}`)) return [];
  const reads = resourcesOf(context.contract).flatMap(({ read }) =>
    read !== undefined && pathNames(read.path).length === 1 ? [read] : [],
  );
  return membersOf(json).flatMap(([name, value]) => {
    const stem = /^(.+) ids?$/.exec(wordsOf(name))?.[1];
    const read = reads.find(({ path }) => namesThings(templateOf(path).segments.at(-2) ?? '', stem));
    if (read === undefined) return [];
    const ids = (isList(value) ? value : [value]).filter(
      (id) => typeof id === 'string' || typeof id === 'number',
    );
    return [...new Set([...ids.slice(0, mostRead - 1), ...ids.slice(-1)])].flatMap((id) => {
      const parts = memberRequest(context, read, [id]);
      return parts === undefined ? [] : [{ name, node: of.node, operation: read, parts }];
    });
  });
}

function namesThings(segment: string, stem: string | undefined): boolean {
  const collection = wordsOf(segment);
  return (
    stem !== undefined && [stem, `${stem}s`, `${stem}es`, stem.replace(/y$/, 'ies')].includes(collection)
  );
}

/** The members of a response and of the objects in it. */
function membersOf(json: Json | undefined): readonly (readonly [string, Json])[] {
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([name, value]) => [[name, value] as const, ...membersOf(value)]);
}
