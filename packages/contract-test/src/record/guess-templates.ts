import { grouped } from '../contract/grouped.ts';
import { isNamedSegment, looksLikeIdentifier, singular } from './path-segments.ts';

/** The number of different values in one segment of otherwise equal paths from which they count as identifiers. */
const MANY = 5;

/**
 * Guesses which paths share a template: a segment is a parameter if it looks like an identifier, if declared paths have
 * a parameter there, or if it has many different values.
 *
 * @param paths - as sent, none of them declared
 * @param declared - the paths of the document
 * @returns the template of each path
 */
export function guessTemplates(
  paths: readonly string[],
  declared: readonly string[],
): ReadonlyMap<string, string> {
  const known = declared.map((path) => path.split('/'));
  const style = nameStyle(declared);
  const started = [...new Set(paths)].map((path) => ({
    path,
    segments: withParameters(path.split('/'), known, style),
  }));
  return new Map(
    [...grouped(started, ({ segments }) => segments.length).values()].flatMap((group) => {
      const joined = joinMany(group, style);
      return joined.map(({ path, segments }) => [path, segments.join('/')] as const);
    }),
  );
}

interface Guess {
  readonly path: string;
  readonly segments: readonly string[];
}

function withParameters(
  given: readonly string[],
  known: readonly (readonly string[])[],
  style: NameStyle,
): readonly string[] {
  const made: string[] = [];
  for (const [at, segment] of given.entries()) {
    // The segment of declared paths after the same prefix: the name itself, or else their parameter.
    const next = known
      .filter((path) => made.every((part, index) => path[index] === part))
      .map((path) => path[at]);
    const parameter = next.find((part) => part !== undefined && isNamedSegment(part));
    if (segment === '' || next.includes(segment)) made.push(segment);
    else if (parameter !== undefined) made.push(parameter);
    else if (looksLikeIdentifier(segment)) made.push(parameterFor(made, style));
    else made.push(segment);
  }
  return made;
}

/** Merges paths into one template if they have many different values in one segment after the first. */
function joinMany(guesses: readonly Guess[], style: NameStyle): readonly Guess[] {
  const length = guesses[0]?.segments.length ?? 0;
  let joined = guesses;
  for (let at = 2; at < length; at += 1) {
    const alike = grouped(joined, ({ segments }) =>
      segments.map((segment, index) => (index === at ? '' : segment)).join('/'),
    );
    joined = [...alike.values()].flatMap((group) => {
      const values = new Set(
        group.map(({ segments }) => segments[at] ?? '').filter((one) => !isNamedSegment(one)),
      );
      if (values.size < MANY) return group;
      return group.map(({ path, segments }) => {
        const parameter = parameterFor(segments.slice(0, at), style);
        return { path, segments: segments.map((segment, index) => (index === at ? parameter : segment)) };
      });
    });
  }
  return joined;
}

type NameStyle = (words: readonly string[]) => string;

/** The naming style of the parameters of a document: `item_id`, `item-id` or `itemId`. */
function nameStyle(declared: readonly string[]): NameStyle {
  const names = declared.flatMap((path) => path.match(/\{[^{}]+\}/g) ?? []);
  const mark = ['_', '-'].find((one) => names.some((name) => name.includes(one)));
  if (mark !== undefined) return (words) => words.join(mark);
  return (words) =>
    words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/** `{itemId}` after `items`; a number is appended to a name that the path already has. */
function parameterFor(before: readonly string[], style: NameStyle): string {
  const owner = before.findLast((segment) => !isNamedSegment(segment)) ?? '';
  const words = singular(owner)
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const isOwned = words.length > 0 && before.at(-1) === owner;
  const name = style([...(isOwned ? words : []), 'id']);
  const same = before.filter((segment) => segment.startsWith(`{${name}`)).length;
  return `{${name}${same === 0 ? '' : same + 1}}`;
}
