import { enumerateBranches } from '../../branches/enumerate-branches.ts';
import { isRecord } from '../../contract/instances/json-value.ts';
import { join, valueAt, withValueAt } from '../../contract/json-pointer.ts';
import type { Json, Operation, Schema } from '../../contract/model.ts';
import type { RequestContent } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';
import { canCarry } from './body-values.ts';

/** A body with every further optional member that it can take; undefined if there is none. */
export function fullBody(
  context: ProbeContext,
  operation: Operation,
  body: RequestContent | undefined,
): RequestContent | undefined {
  if (body === undefined || !('value' in body)) return undefined;
  const content = operation.body?.content.get(body.mediaType);
  if (content === undefined) return undefined;
  const { candidates } = enumerateBranches(context, content.schema, 'request', body.value);
  const full = candidates
    .filter(({ branch }) => branch.side === 'valid')
    .reduce((made, { value }) => enriched(context, content.schema, made, value, ''), body.value);
  const isFuller = full !== body.value && canCarry(context, body.mediaType, content, full, 'valid');
  return isFuller ? { mediaType: body.mediaType, value: full } : undefined;
}

/** The whole value with the missing members at a pointer added, as long as it stays valid. */
function enriched(context: ProbeContext, schema: Schema, whole: Json, source: Json, pointer: string): Json {
  const members = valueAt(source, pointer);
  if (!isRecord(members)) return whole;
  return Object.entries(members).reduce((made, [name, member]) => {
    const place = join(pointer, name);
    if (valueAt(made, place) !== undefined) return enriched(context, schema, made, source, place);
    const more = withValueAt(made, place, member);
    return more !== undefined && context.judge.isValid(schema, more, 'request') ? more : made;
  }, whole);
}
