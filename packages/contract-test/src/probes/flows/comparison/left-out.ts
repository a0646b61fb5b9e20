import type { Operation } from '../../../contract/model.ts';

const leaving = /omit|left out|leaves? out|not (sent|given|named|provided|included|present)|missing|absent/i;
const goes = /default|remov|clear|reset|delet|empt|null|gone|lost/i;
const stays =
  /unchanged|untouched|\bkeeps?\b|\bkept\b|\bstays?\b|remain|retain|preserv|as (it|they) (is|are|was|were)/i;
const partial = /partial|merge|unchanged|only the (given|provided|sent|supplied)/i;

/**
 * Whether the description of a PUT says that it keeps omitted members. False if a sentence says that omitted members
 * are removed or reset to their defaults.
 */
export function saysPartial({ node }: Operation): boolean {
  const { summary = '', description = '' } = node as { summary?: unknown; description?: unknown };
  const sentences = `${String(summary)}. ${String(description)}`.split(/[.;](?:\s|$)/);
  const open = sentences.filter((one) => !leaving.test(one) || !goes.test(one) || stays.test(one));
  return open.some((one) => partial.test(one) || leaving.test(one));
}
