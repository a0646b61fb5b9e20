import { leavesOf, split, withValueAt } from '../../contract/json-pointer.ts';
import type { Operation } from '../../contract/model.ts';
import type { RequestContent } from '../../model/case.ts';
import type { ProbeContext } from '../probe.ts';

/**
 * A body whose members such as `owner_id` name things that exist: those of an example exist on the server that it was
 * written for. As it is where the target takes it so, where no such thing was seen, and where it would not be valid.
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
