/** For a text of fewer code units, a walk costs no more than searching for a surrogate pair. */
const SEARCHED_FROM = 16;
const HIGH = 0xd800;
const LOW = 0xdc00;
const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * Counts the characters of a text without a walk if it has no surrogate pair, otherwise with half a walk from the first
 * pair. The walk takes a fifth of the processor time of a request for a list of 30 KB of ASCII; on such texts with
 * emoji, this one costs no more than the walk.
 */
export function quickCount(walk: (text: string) => number): (text: string) => number {
  return (text) => (text.length < SEARCHED_FROM ? walk(text) : charactersOf(text));
}

/**
 * The number of characters of a text. Of two consecutive code units, one belongs to each surrogate pair, so only every
 * second unit is examined.
 */
export function charactersOf(text: string): number {
  const first = text.search(surrogatePair);
  if (first < 0) return text.length;
  let characters = text.length - 1;
  for (let index = first + 2; index < text.length; index += 2) {
    const half = halfAt(text, index);
    if (half === HIGH ? halfAt(text, index + 1) === LOW : half === LOW && halfAt(text, index - 1) === HIGH) {
      characters -= 1;
    }
  }
  return characters;
}

/** `HIGH` or `LOW` for half of a surrogate pair, another number for other code units. */
function halfAt(text: string, index: number): number {
  return text.charCodeAt(index) & 0xfc00;
}
