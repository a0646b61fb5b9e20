import type { DFA } from 'refa';
import { alphabet, plainestOf } from './characters.ts';
import type { Language } from './language.ts';

const variants = 3;
/** How many characters at the end of a string are varied. */
const varied = 6;

interface Path {
  readonly state: DFA.ReadonlyNode;
  readonly before: Path | undefined;
  /** The plainest characters that lead here, all equivalent. */
  readonly points: readonly number[];
}

/** Some strings of a language, the shortest and plainest first. */
export function findTexts(language: Language, most: number): readonly string[] {
  const seen = new Set([language.initial]);
  const queue: Path[] = [{ state: language.initial, before: undefined, points: [] }];
  const texts = new Set<string>();
  for (const path of queue) {
    if (language.finals.has(path.state)) for (const text of textsAlong(path)) texts.add(text);
    if (texts.size >= most) break;
    const ways = [...path.state.out.invert(alphabet.maxCharacter)]
      .map(([state, characters]) => ({ state, before: path, points: plainestOf(characters, variants) }))
      .sort((one, other) => oddness(one.points[0]) - oddness(other.points[0]));
    for (const way of ways) {
      if (seen.has(way.state)) continue;
      seen.add(way.state);
      queue.push(way);
    }
  }
  return [...texts].slice(0, most);
}

/** The plainest string along a path, and some that differ in one character each. */
function textsAlong(end: Path): readonly string[] {
  const steps: (readonly number[])[] = [];
  for (let path: Path | undefined = end; path?.before !== undefined; path = path.before)
    steps.unshift(path.points);
  const plain = steps.map(([point = 0]) => point);
  const others = steps.flatMap((points, at) =>
    at < steps.length - varied ? [] : points.slice(1).map((point) => plain.with(at, point)),
  );
  return [plain, ...others].map((points) => points.map((point) => String.fromCodePoint(point)).join(''));
}

function oddness(point = 0): number {
  if (point >= 97 && point <= 122) return 0;
  if (point >= 48 && point <= 57) return 1;
  if (point >= 65 && point <= 90) return 2;
  return point >= 32 && point <= 126 ? 3 : 4;
}
