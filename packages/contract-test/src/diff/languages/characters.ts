import { type Char, type CharRange, CharSet } from 'refa';
import { remembered } from './remembered.ts';

const last = 0x10ffff as Char;

/** Options of every automaton: its alphabet is code points. */
export const alphabet = { maxCharacter: last };

/** The characters of well-formed strings: every code point except surrogates. */
export const wellFormed: CharSet = CharSet.empty(last).union([range(0, 0xd7ff), range(0xe000, last)]);

/** The surrogates, which no well-formed string contains. */
export const surrogates: CharSet = wellFormed.negate();

/**
 * The members of a character class equivalent to an escape such as `\p{L}`, according to the running engine: other
 * versions of Unicode have other letters.
 */
export const membersOfProperty = remembered((property: string): string => {
  const expression = new RegExp(property, 'u');
  const ranges: (readonly [number, number])[] = [];
  for (const { min, max } of wellFormed.ranges) {
    for (let point = min; point <= max; point += 1) {
      if (!expression.test(String.fromCodePoint(point))) continue;
      const before = ranges.at(-1);
      if (before?.[1] === point - 1) ranges[ranges.length - 1] = [before[0], point];
      else ranges.push([point, point]);
    }
  }
  return ranges.map((ends) => ends.map((end) => `\\u{${end.toString(16)}}`).join('-')).join('');
});

const plainest: readonly CharSet[] = [
  ['a', 'z'],
  ['0', '9'],
  ['A', 'Z'],
  ['!', '~'],
  [' ', ' '],
  ['é', 'ÿ'],
  ['¡', '\ud7ff'],
  ['😀', '🙏'],
].map(([from = '', to = '']) =>
  CharSet.fromRange(last, range(from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0)),
);

/** Some members of a set, the plainest first. */
export function plainestOf(set: CharSet, count: number): readonly number[] {
  const found = new Set<number>();
  for (const kind of [...plainest, wellFormed]) {
    for (const character of set.intersect(kind).characters()) {
      if (found.size >= count) return [...found];
      found.add(character);
    }
  }
  return [...found];
}

function range(min: number, max: number): CharRange {
  return { min: min as Char, max: max as Char };
}
