import type { Operation } from '../../contract/model.ts';
import { wordsOf } from '../../world/answered-things.ts';

const cannot = "(?:cannot|can't|can not|can no longer|may not|must not)(?: be)?";
const gone = '(?:deleted|removed|delete|remove)';
const doubtful = /\b(unless|except|force\w*|cascade\w*|as well|too|along with|also deleted|or)\b/i;
/** Words before the name of a kind of resource where all of its resources are meant. */
const plainBefore =
  /(?:^|\b(?:with|no|any|an?|has|have|contains?|containing|holding|holds?|while|still|its|the|some|by|if|when|are|is|more|as long as|other))$/i;
const plainAfter =
  /^(?:\s*$|\s*[.,;()]|\s(?:on|in|of|under|to|for) (?:it|them)\b|\s(?:still )?(?:cannot|can|may|must|refers?|uses?|points?|belongs?|left|remains?|assigned|attached|exists?|linked)\b|\s(?:is|are) (?:still )?(?:on|in|left|assigned|attached|linked|there)\b|\sthat (?:still )?(?:refers?|uses?|points?|belongs?)\b)/i;

/**
 * Finds the sentence that says that a deletion is refused while other resources refer to the resource: "A shelf with
 * items on it cannot be deleted (409)". Undefined if the document does not say so plainly.
 */
export function readInUse(operation: Operation): { readonly sentence: string } | undefined {
  if (operation.method !== 'DELETE' || !operation.responses.has('409')) return undefined;
  const { description } = operation.node as { readonly description?: unknown };
  if (typeof description !== 'string') return undefined;
  const conflict = operation.responses.get('409')?.node as { readonly description?: unknown };
  const told = `${description} ${typeof conflict?.description === 'string' ? `409: ${conflict.description}` : ''}`;
  const sentence = told
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.;]) /)
    .find((one) => !doubtful.test(one) && patterns.some((pattern) => pattern.test(one)));
  return sentence === undefined ? undefined : { sentence };
}

/** Whether a sentence of {@link readInUse} is about all resources of this kind, not only those in some state. */
export function speaksOf({ sentence }: { readonly sentence: string }, collection: string): boolean {
  const name = singular(wordsOf(collection).split(' ').at(-1) ?? '');
  return [...sentence.matchAll(/[A-Za-z]+/g)].some(({ 0: word, index }) => {
    if (name === '' || singular(word.toLowerCase()) !== name) return false;
    const before = sentence.slice(0, index).trimEnd();
    return plainBefore.test(before) && plainAfter.test(sentence.slice(index + word.length));
  });
}

const patterns = [
  new RegExp(
    `\\b(?:with|that (?:still )?(?:has|have|contains?|holds?)|containing|holding|which (?:still )?(?:has|have|contains?))\\b.*\\b${cannot} ${gone}\\b`,
    'i',
  ),
  new RegExp(`\\b${cannot} ${gone} (?:while|if|as long as|when|until|once)\\b`, 'i'),
  new RegExp(
    `\\b(?:can|may) (?:only be|be) ${gone} (?:only )?(?:if|when|while|once|as long as) (?:it has no|there (?:are|is) no|no)\\b`,
    'i',
  ),
  /\b(?:refused|rejected|fails|409|conflict)\b.* (?:while|if|as long as|when) (?:there (?:are|is)|it (?:still )?has|any|an?|some|\w+ (?:still )?(?:refer|use|point|belong))/i,
  new RegExp(
    `\\bthat (?:is|are) (?:still )?(?:in use|used|referenced|referred to) by .*\\b${cannot} ${gone}\\b`,
    'i',
  ),
];

function singular(word: string): string {
  return word.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=(ss|sh|ch|x|us|v))es$|(?<=[^s])s$/, '');
}
