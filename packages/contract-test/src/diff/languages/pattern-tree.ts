import {
  anyButLineEnds,
  type CodePoints,
  classOf,
  common,
  everyCodePoint,
  propertyOf,
  union,
  without,
} from './code-points.ts';

/** What a pattern says, but for what it captures. */
export type PatternTree =
  | { readonly kind: 'one-of'; readonly points: CodePoints }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternTree[] }
  | {
      readonly kind: 'repeat';
      readonly part: PatternTree;
      readonly fewest: number;
      readonly most: number;
    }
  | { readonly kind: 'ahead'; readonly part: PatternTree; readonly isWanted: boolean }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

/** A part of a pattern that no tree is made of: a back-reference, a word boundary, a look behind. */
class UnreadPattern extends Error {}

/** Reads a valid pattern with the flag `u`; undefined when it has parts that no tree is made of. */
export function patternTree(pattern: string): PatternTree | undefined {
  try {
    const reading: Reading = { characters: [...pattern], at: 0 };
    const tree = readChoice(reading);
    return reading.at === reading.characters.length ? tree : undefined;
  } catch (error) {
    if (error instanceof UnreadPattern) return undefined;
    throw error;
  }
}

interface Reading {
  readonly characters: readonly string[];
  at: number;
}

function isAhead({ characters, at }: Reading, text: string): boolean {
  return [...text].every((character, index) => characters[at + index] === character);
}

function take(reading: Reading, text: string): boolean {
  if (!isAhead(reading, text)) return false;
  reading.at += [...text].length;
  return true;
}

function next(reading: Reading): string {
  const character = reading.characters[reading.at];
  if (character === undefined) throw new UnreadPattern('The pattern ends too early.');
  reading.at += 1;
  return character;
}

function takeUntil(reading: Reading, end: string): string {
  let text = '';
  while (!take(reading, end)) text += next(reading);
  return text;
}

function readChoice(reading: Reading): PatternTree {
  const parts = [readSequence(reading)];
  while (take(reading, '|')) parts.push(readSequence(reading));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'choice', parts };
}

function readSequence(reading: Reading): PatternTree {
  const parts: PatternTree[] = [];
  while (reading.at < reading.characters.length && !isAhead(reading, '|') && !isAhead(reading, ')')) {
    parts.push(readRepeat(reading));
  }
  return { kind: 'sequence', parts };
}

function readRepeat(reading: Reading): PatternTree {
  const part = readAtom(reading);
  const counts = readCounts(reading);
  if (counts === undefined) return part;
  take(reading, '?');
  return { kind: 'repeat', part, ...counts };
}

function readCounts(reading: Reading): { readonly fewest: number; readonly most: number } | undefined {
  if (take(reading, '*')) return { fewest: 0, most: Number.POSITIVE_INFINITY };
  if (take(reading, '+')) return { fewest: 1, most: Number.POSITIVE_INFINITY };
  if (take(reading, '?')) return { fewest: 0, most: 1 };
  if (!take(reading, '{')) return undefined;
  const [fewest = '0', most = fewest] = takeUntil(reading, '}').split(',');
  return { fewest: Number(fewest), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
}

function readAtom(reading: Reading): PatternTree {
  if (take(reading, '^')) return { kind: 'start' };
  if (take(reading, '$')) return { kind: 'end' };
  if (take(reading, '.')) return { kind: 'one-of', points: anyButLineEnds };
  if (take(reading, '[')) return { kind: 'one-of', points: readClass(reading) };
  if (take(reading, '(')) return readGroup(reading);
  return { kind: 'one-of', points: readCharacter(reading, false) };
}

function readGroup(reading: Reading): PatternTree {
  const ahead = take(reading, '?=') ? 'wanted' : take(reading, '?!') ? 'unwanted' : undefined;
  if (ahead === undefined && take(reading, '?')) {
    const isNamed = !isAhead(reading, '<=') && !isAhead(reading, '<!') && take(reading, '<');
    if (isNamed) takeUntil(reading, '>');
    else if (!take(reading, ':')) throw new UnreadPattern('The group is of another kind.');
  }
  const part = readChoice(reading);
  if (!take(reading, ')')) throw new UnreadPattern('The group has no end.');
  return ahead === undefined ? part : { kind: 'ahead', part, isWanted: ahead === 'wanted' };
}

function readClass(reading: Reading): CodePoints {
  const isNegated = take(reading, '^');
  const members: CodePoints[] = [];
  while (!take(reading, ']')) {
    const from = readCharacter(reading, true);
    if (!isAhead(reading, '-') || isAhead(reading, '-]')) {
      members.push(from);
      continue;
    }
    take(reading, '-');
    members.push([from[0] ?? 0, readCharacter(reading, true)[0] ?? 0]);
  }
  const points = common(union(members), everyCodePoint);
  return isNegated ? without(everyCodePoint, points) : points;
}

const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12 };

/** A character that stands for itself, or an escape. */
function readCharacter(reading: Reading, isInClass: boolean): CodePoints {
  const character = next(reading);
  if (character !== '\\') return single(pointOf(character));
  const letter = next(reading);
  if (/[dws]/.test(letter)) return classOf(letter);
  if (/[DWS]/.test(letter)) return without(everyCodePoint, classOf(letter.toLowerCase()));
  if (/[pP]/.test(letter)) return propertyOf(`\\${letter}${next(reading)}${takeUntil(reading, '}')}}`);
  if (letter === 'c') return single(pointOf(next(reading)) % 32);
  if (letter === 'x') return single(Number.parseInt(next(reading) + next(reading), 16));
  if (letter === 'u') return single(readUnicode(reading));
  if (letter === '0') return single(0);
  if (letter === 'b' && isInClass) return single(8);
  if (/[1-9kbB]/.test(letter)) throw new UnreadPattern('It is no single character.');
  return single(controls[letter] ?? pointOf(letter));
}

function readUnicode(reading: Reading): number {
  if (take(reading, '{')) return Number.parseInt(takeUntil(reading, '}'), 16);
  const four = (): number => Number.parseInt(Array.from({ length: 4 }, () => next(reading)).join(''), 16);
  const first = four();
  if (first < 0xd800 || first > 0xdbff || !isAhead(reading, '\\u')) return first;
  take(reading, '\\u');
  return 0x10000 + (first - 0xd800) * 0x400 + (four() - 0xdc00);
}

function single(point: number): CodePoints {
  return [point, point];
}

function pointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
