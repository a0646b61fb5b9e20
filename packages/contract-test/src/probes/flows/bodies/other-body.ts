import { randomInstance } from '../../../branches/sample.ts';
import { isRecord, isSame, type JsonRecord, withMember } from '../../../contract/instances/json-value.ts';
import type { Json } from '../../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { canCarry } from '../../requests/body-values.ts';
import { saysSomething } from '../comparison/same-value.ts';
import type { SentBody } from '../steps/member-request.ts';

const attempts = 16;

/**
 * A valid body in which as many members as possible differ from those of a resource; values that also occur in the path
 * stay.
 */
export function otherBody(
  context: ProbeContext,
  sent: SentBody,
  current: JsonRecord | undefined,
  fixed: readonly Json[],
): Json {
  const { mediaType, content, value } = sent;
  const isBody = (body: Json): boolean =>
    context.judge.isValid(content.schema, body, 'request') &&
    canCarry(context, mediaType, content, body, 'valid');
  const isFixed = (one: Json | undefined): boolean =>
    one !== undefined && fixed.some((other) => String(other) === String(one));
  const isNew = (name: string, one: Json, body: JsonRecord): boolean =>
    saysSomething(one) &&
    ![current?.[name], body[name]].some((other) => other !== undefined && isSame(other, one));
  let made = value;
  const done = new Set<string>();
  for (let attempt = 0; attempt < attempts && isRecord(made); attempt += 1) {
    const random = randomInstance(context, content.schema, 'request', 2);
    if (!isRecord(random)) break;
    for (const [name, one] of Object.entries(random)) {
      if (!isRecord(made) || done.has(name) || isFixed(made[name]) || !isNew(name, one, made)) continue;
      const next: Json = withMember(made, name, one);
      if (!isBody(next)) continue;
      made = next;
      done.add(name);
    }
  }
  return made;
}
