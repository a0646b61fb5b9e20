import { grouped } from '../contract/grouped.ts';
import type { Json, Schema } from '../contract/model.ts';
import { understood } from '../wire/read-back.ts';
import { shapeOf } from '../wire/value-shape.ts';

/**
 * The members of a form, read by the types of its schema; undefined for one with names such as `a[b]`, which servers
 * interpret differently.
 */
export function readForm(
  text: string,
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
): Json | undefined {
  const fields = [...new URLSearchParams(text)];
  if (fields.some(([name]) => /[[\].]/.test(name))) return undefined;
  const shape = shapeOf([schema], definitions);
  const members = [...grouped(fields, ([name]) => name)].map(([name, values]) => {
    const member = shape.member(name);
    const isList = values.length > 1 || !member.kinds.has('string');
    const items = values.map(([, value], at) =>
      understood(value, member.kinds.has('array') && isList ? member.itemAt(at) : member),
    );
    return [name, values.length > 1 || (member.kinds.has('array') && isList) ? items : items[0]];
  });
  return Object.fromEntries(members) as Json;
}
