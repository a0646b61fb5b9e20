/** A set of code points as the ends of its ranges, both included, in ascending order: from, to, from, to, … */
export type CodePoints = readonly number[];

const last = 0x10ffff;

/** All that well-formed texts are made of: every code point but the surrogates. */
export const everyCodePoint: CodePoints = [0, 0xd7ff, 0xe000, last];

const classes: Readonly<Record<string, CodePoints>> = {
  d: [48, 57],
  w: [48, 57, 65, 90, 95, 95, 97, 122],
  s: [
    9, 13, 32, 32, 160, 160, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
    0x3000, 0x3000, 0xfeff, 0xfeff,
  ],
};
const lineEnds: CodePoints = [10, 10, 13, 13, 0x2028, 0x2029];
const properties = new Map<string, CodePoints>();

/** The code points of `\d`, `\w` or `\s`, by its letter. */
export function classOf(letter: string): CodePoints {
  return classes[letter] ?? [];
}

/** What `.` matches. */
export const anyButLineEnds: CodePoints = without(everyCodePoint, lineEnds);

/** The code points of a Unicode property such as `\p{L}`. */
export function propertyOf(sign: string): CodePoints {
  const known = properties.get(sign);
  if (known !== undefined) return known;
  const expression = new RegExp(sign, 'u');
  const ends: number[] = [];
  for (let point = 0; point <= last; point += 1) {
    if ((point >= 0xd800 && point <= 0xdfff) || !expression.test(String.fromCodePoint(point))) continue;
    if (ends.at(-1) === point - 1) ends[ends.length - 1] = point;
    else ends.push(point, point);
  }
  properties.set(sign, ends);
  return ends;
}

export function holds(points: CodePoints, point: number): boolean {
  let low = 0;
  let high = points.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (points[2 * middle] ?? 0)) high = middle - 1;
    else if (point > (points[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

export function union(sets: readonly CodePoints[]): CodePoints {
  const ranges = sets.flatMap(rangesOf).sort(([one], [other]) => one - other);
  const ends: number[] = [];
  for (const [from, to] of ranges) {
    const end = ends.at(-1);
    if (end === undefined || from > end + 1) ends.push(from, to);
    else if (to > end) ends[ends.length - 1] = to;
  }
  return ends;
}

export function common(one: CodePoints, other: CodePoints): CodePoints {
  const ends: number[] = [];
  let at = 0;
  for (const [from, to] of rangesOf(one)) {
    while (at > 0 && (other[at - 1] ?? 0) >= from) at -= 2;
    for (; at < other.length && (other[at] ?? 0) <= to; at += 2) {
      const [low, high] = [Math.max(from, other[at] ?? 0), Math.min(to, other[at + 1] ?? 0)];
      if (low <= high) ends.push(low, high);
    }
  }
  return ends;
}

export function without(one: CodePoints, other: CodePoints): CodePoints {
  const gaps: number[] = [];
  let next = 0;
  for (const [from, to] of rangesOf(other)) {
    if (from > next) gaps.push(next, from - 1);
    next = to + 1;
  }
  if (next <= last) gaps.push(next, last);
  return common(one, gaps);
}

function rangesOf(points: CodePoints): readonly (readonly [number, number])[] {
  return Array.from({ length: points.length / 2 }, (_, at) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0]);
}

const plainest: readonly CodePoints[] = [
  [97, 122],
  [48, 57],
  [65, 90],
  [33, 126],
  [32, 32],
  [0xe9, 0xff],
  [0xa1, 0xd7ff],
  [0x1f600, 0x1f64f],
];

/** Some members of a set, the plainest first. */
export function plainestOf(points: CodePoints, count: number): readonly number[] {
  const found = new Set<number>();
  for (const kind of [...plainest, everyCodePoint]) {
    for (const [from, to] of rangesOf(common(points, kind))) {
      for (let point = from; point <= to; point += 1) {
        if (found.size >= count) return [...found];
        found.add(point);
      }
    }
  }
  return [...found];
}
