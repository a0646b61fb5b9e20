import { leavesOf, withValueAt } from '../../../contract/json-pointer.ts';
import type { Json } from '../../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { canCarry } from '../../requests/body-values.ts';
import type { SentBody } from '../steps/member-request.ts';

/** Characters, each mapped to another one that has the same length in bytes. */
const steps = new Map(
  ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((range) =>
    [...range].map((one, at) => [one, range[at + 1] ?? range[1] ?? one] as const),
  ),
);

/** A valid body that differs in one character or digit and has the same length in bytes; undefined if there is none. */
export function sameLengthBody(
  context: ProbeContext,
  { value, mediaType, content }: SentBody,
): Json | undefined {
  for (const [pointer, leaf] of leavesOf(value)) {
    for (const other of neighbours(leaf)) {
      const body = withValueAt(value, pointer, other);
      if (body === undefined || !context.judge.isValid(content.schema, body, 'request')) continue;
      if (canCarry(context, mediaType, content, body, 'valid')) return body;
    }
  }
  return undefined;
}

/** The text or number with one character changed, starting from the last. */
function* neighbours(leaf: Json): Generator<Json> {
  if (typeof leaf !== 'string' && typeof leaf !== 'number') return;
  const characters = [...String(leaf)];
  for (const [at, character] of [...characters.entries()].reverse()) {
    const next = steps.get(character);
    if (next === undefined) continue;
    const text = characters.with(at, next).join('');
    if (typeof leaf === 'string') yield text;
    else if (JSON.stringify(Number(text)).length === characters.length) yield Number(text);
  }
}
