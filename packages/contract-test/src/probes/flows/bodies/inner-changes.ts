import { randomInstance } from '../../../branches/sample.ts';
import { isRecord, type JsonRecord, withMember } from '../../../contract/instances/json-value.ts';
import type { Json } from '../../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import type { SentBody } from '../steps/member-request.ts';

/** How many random bodies are searched for objects with several members. */
const attempts = 16;

/** Merge patches that give each inner object with fewer members several. */
export function innerSets(context: ProbeContext, sent: SentBody, current: Json): readonly Json[] {
  if (!isRecord(current)) return [];
  const randoms = Array.from({ length: attempts }, () =>
    randomInstance(context, sent.content.schema, 'request', 3),
  );
  return Object.entries(current).flatMap(([name, held]) => {
    if (!isRecord(held) || textsOf(held).length > 1) return [];
    const shown = [held, ...[sent.value, ...randoms].map((one) => (isRecord(one) ? one[name] : undefined))];
    const bodies = shown
      .filter(isRecord)
      .flatMap((one) => [one, doubled(one)])
      .filter((one) => textsOf(one).length > 1)
      .map((one) => withMember({}, name, one));
    return bodies.filter((body) => context.judge.isValid(sent.content.schema, body, 'request')).slice(0, 1);
  });
}

/** Merge patches (RFC 7396) that change one member of an inner object that has several; the others must stay. */
export function innerChanges(context: ProbeContext, sent: SentBody, current: Json): readonly Json[] {
  if (!isRecord(current)) return [];
  return Object.entries(current).flatMap(([name, held]) => {
    if (!isRecord(held) || Object.keys(held).length < 2) return [];
    const changes = Object.entries(held).flatMap(([inner, value]) =>
      typeof value === 'string' ? [withMember({}, name, { [inner]: `${value}x` })] : [],
    );
    return changes.filter((body) => context.judge.isValid(sent.content.schema, body, 'request')).slice(0, 2);
  });
}

function textsOf(held: JsonRecord): readonly string[] {
  return Object.keys(held).filter((name) => typeof held[name] === 'string');
}

/** An object with each of its members duplicated under another name. */
function doubled(held: JsonRecord): JsonRecord {
  const others = Object.entries(held).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${name}b`, value] as const] : [],
  );
  return { ...Object.fromEntries(others), ...held };
}
