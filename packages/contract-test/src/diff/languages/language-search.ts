import { plainestOf } from './code-points.ts';
import type { Language, Languages } from './language.ts';

/** What a search through a language found. */
export interface FoundTexts {
  /** The shortest first. */
  readonly texts: readonly string[];
  /** Whether the search saw the whole language: without texts, it has none. */
  readonly isWhole: boolean;
}

const mostStates = 4_000;
const mostSteps = 40_000;
const variants = 3;

interface State {
  readonly language: Language;
  readonly before: State | undefined;
  readonly points: readonly number[];
}

/** Finds some texts of a language. */
export function findTexts(languages: Languages, language: Language, most: number): FoundTexts {
  const first: State = { language, before: undefined, points: [] };
  const seen = new Set([language]);
  const queue = [first];
  const texts = new Set<string>();
  let steps = 0;
  for (const state of queue) {
    if (state.language.hasBlank) {
      for (const text of textsTo(state)) texts.add(text);
      if (texts.size >= most) return { texts: [...texts].slice(0, most), isWhole: false };
    }
    const turns = languages
      .turnsOf(state.language)
      .map((turn) => plainestOf(turn, variants))
      .sort(([one = 0], [other = 0]) => oddness(one) - oddness(other));
    for (const points of turns) {
      const [point] = points;
      if (point === undefined) continue;
      steps += 1;
      const next = languages.after(state.language, point);
      if (next === languages.nothing || seen.has(next)) continue;
      if (seen.size >= mostStates || steps >= mostSteps) return { texts: [...texts], isWhole: false };
      seen.add(next);
      queue.push({ language: next, before: state, points });
    }
  }
  return { texts: [...texts], isWhole: true };
}

/** Whether a text is in a language. */
export function isIn(languages: Languages, language: Language, text: string): boolean {
  let left = language;
  for (const character of text) {
    left = languages.after(left, character.codePointAt(0) ?? 0);
    if (left === languages.nothing) return false;
    if (left === languages.anything) return true;
  }
  return left.hasBlank;
}

/** The plainest text that leads to a state, and some that differ in one character each. */
function textsTo(state: State): readonly string[] {
  const path: (readonly number[])[] = [];
  for (let at: State | undefined = state; at?.before !== undefined; at = at.before) path.unshift(at.points);
  const plain = path.map(([point = 0]) => point);
  const others = path
    .slice(-6)
    .flatMap((points, index) =>
      points.slice(1).map((point) => plain.with(Math.max(0, path.length - 6) + index, point)),
    );
  return [plain, ...others].map((points) => points.map((point) => String.fromCodePoint(point)).join(''));
}

function oddness(point: number): number {
  if (point >= 97 && point <= 122) return 0;
  if (point >= 48 && point <= 57) return 1;
  if (point >= 65 && point <= 90) return 2;
  return point >= 32 && point <= 126 ? 3 : 4;
}
