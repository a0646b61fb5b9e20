import { enumerateBranches } from '../../../branches/enumerate-branches.ts';
import { isRecord } from '../../../contract/instances/json-value.ts';
import { layersFor } from '../../../contract/instances/layers.ts';
import { itemSchemas, memberSchemas } from '../../../contract/instances/members.ts';
import { join, valueAt, withValueAt } from '../../../contract/json-pointer.ts';
import type { Json, Schema, SchemaObject } from '../../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { canCarry } from '../../requests/body-values.ts';
import type { SentBody } from '../steps/member-request.ts';

/** Keywords of a schema whose values contain other values. */
const holding = ['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems'];

/** A value that contains another one of the same schema. */
interface Nest {
  readonly outer: string;
  readonly inner: string;
}

/** A valid body of a recursive schema, three levels deep; none if the schema is not recursive. */
export function deepBodies(context: ProbeContext, { value, mediaType, content }: SentBody): readonly Json[] {
  const { candidates } = enumerateBranches(context, content.schema, 'request', value);
  const valid = candidates.filter(({ branch }) => branch.side === 'valid').map((one) => one.value);
  for (const body of [value, ...valid]) {
    const nest = nestIn(context, body, [content.schema], '', []);
    const whole = nest && valueAt(body, nest.outer);
    const deep = nest && whole !== undefined ? withValueAt(body, nest.inner, whole) : undefined;
    if (deep === undefined || !context.judge.isValid(content.schema, deep, 'request')) continue;
    if (canCarry(context, mediaType, content, deep, 'valid')) return [deep];
  }
  return [];
}

function nestIn(
  context: ProbeContext,
  value: Json,
  schemas: readonly Schema[],
  pointer: string,
  around: readonly { readonly pointer: string; readonly nodes: readonly SchemaObject[] }[],
): Nest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const all = layersFor(context, schemas, value, 'request').map(({ node }) => node);
  const nodes = all.filter((node) => holding.some((keyword) => Object.hasOwn(node, keyword)));
  const outer = around.find((one) => one.nodes.some((node) => nodes.includes(node)));
  if (outer !== undefined) return { outer: outer.pointer, inner: pointer };
  for (const [name, part] of Object.entries(value) as readonly (readonly [string, Json])[]) {
    const inner = isRecord(value) ? memberSchemas(all, name) : itemSchemas(all, Number(name));
    const found = nestIn(context, part, inner, join(pointer, name), [...around, { pointer, nodes }]);
    if (found !== undefined) return found;
  }
  return undefined;
}
