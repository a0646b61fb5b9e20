/** A walk over a text of fewer units costs no more than the search for a surrogate pair. */
const SEARCHED_FROM = 16;
const HIGH = 0xd800;
const LOW = 0xdc00;
const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * A way to count the characters of a text without a walk over it when it holds no surrogate pair, and else by half a walk
 * that begins at the first. The walk is a fifth of the processor time of a request for a list of 30 KB of ASCII; on such
 * texts with emoji this one costs no more than that walk.
 */
export function quickCount(walk: (text: string) => number): (text: string) => number {
  return (text) => (text.length < SEARCHED_FROM ? walk(text) : charactersOf(text));
}

/** How many characters a text has. Of two units in a row one belongs to each surrogate pair, so every second unit is looked at. */
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

/** `HIGH` or `LOW` for a half of a surrogate pair, another number for other units. */
function halfAt(text: string, index: number): number {
  return text.charCodeAt(index) & 0xfc00;
}
