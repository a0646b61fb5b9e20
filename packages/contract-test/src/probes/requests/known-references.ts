import { leavesOf, split, withValueAt } from '../../contract/json-pointer.ts';
import type { Operation } from '../../contract/model.ts';
import type { RequestContent } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';

/**
 * Replaces references such as `owner_id` in a body with identifiers of existing resources: those of an example exist
 * only on the server that it was written for. Returns the body unchanged if the target accepts it, if no such resource
 * is known, or if the result would be invalid.
 */
export function withKnownReferences(
  { world, judge }: ProbeContext,
  operation: Operation,
  body: RequestContent,
): RequestContent {
  if (!('value' in body) || !world.isRefusedAsShown(operation)) return body;
  const schema = operation.body?.content.get(body.mediaType)?.schema;
  if (schema === undefined) return body;
  const value = leavesOf(body.value).reduce((made, [pointer, leaf]) => {
    const known = [...world.referredBy(split(pointer).at(-1) ?? '')];
    const [newest] = known;
    if (newest === undefined || known.includes(leaf)) return made;
    const changed = withValueAt(made, pointer, newest);
    return changed !== undefined && judge.isValid(schema, changed, 'request') ? changed : made;
  }, body.value);
  return value === body.value ? body : { mediaType: body.mediaType, value };
}
