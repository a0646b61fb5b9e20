import { type CodePoints, common, everyCodePoint, holds, union, without } from './code-points.ts';

/** A set of texts. The same set written the same way is the same object. */
export interface Language {
  readonly number: number;
  /** Whether the empty text is in it. */
  readonly hasBlank: boolean;
  readonly form: Form;
}

type Form =
  | { readonly kind: 'nothing' | 'blank' }
  | { readonly kind: 'one-of'; readonly points: CodePoints }
  | { readonly kind: 'sequence'; readonly first: Language; readonly rest: Language }
  | { readonly kind: 'repeat'; readonly part: Language; readonly fewest: number; readonly most: number }
  | { readonly kind: 'either' | 'both'; readonly parts: readonly Language[] }
  | { readonly kind: 'not'; readonly part: Language };

/** Makes languages of one another, and what is left of one after a character (Brzozowski's derivative). */
export interface Languages {
  readonly nothing: Language;
  readonly blank: Language;
  readonly anything: Language;
  oneOf(points: CodePoints): Language;
  sequence(first: Language, rest: Language): Language;
  repeat(part: Language, fewest: number, most: number): Language;
  either(parts: readonly Language[]): Language;
  both(parts: readonly Language[]): Language;
  not(part: Language): Language;
  /** What may follow a character. */
  after(language: Language, point: number): Language;
  /** Sets of characters that cover all of them; what may follow is the same for all of a set. */
  turnsOf(language: Language): readonly CodePoints[];
}

/** Opens languages. */
export function openLanguages(): Languages {
  const made = new Map<string, Language>();
  const followers = new Map<Language, Map<number, Language>>();
  const turns = new Map<Language, readonly CodePoints[]>();
  const setNumbers = new Map<string, CodePoints>();

  function make(key: string, form: Form, hasBlank: boolean): Language {
    const known = made.get(key);
    if (known !== undefined) return known;
    const language: Language = { number: made.size, hasBlank, form };
    made.set(key, language);
    return language;
  }

  const nothing = make('nothing', { kind: 'nothing' }, false);
  const blank = make('blank', { kind: 'blank' }, true);
  const anything = repeat(oneOf(everyCodePoint), 0, Number.POSITIVE_INFINITY);

  function oneOf(points: CodePoints): Language {
    if (points.length === 0) return nothing;
    const key = points.join();
    const same = setNumbers.get(key) ?? points;
    setNumbers.set(key, same);
    return make(`[${key}]`, { kind: 'one-of', points: same }, false);
  }

  function sequence(first: Language, rest: Language): Language {
    if (first === nothing || rest === nothing) return nothing;
    if (first === blank) return rest;
    if (rest === blank) return first;
    if (first === anything && rest === anything) return anything;
    if (first.form.kind === 'sequence') return sequence(first.form.first, sequence(first.form.rest, rest));
    const key = `${first.number}.${rest.number}`;
    return make(key, { kind: 'sequence', first, rest }, first.hasBlank && rest.hasBlank);
  }

  function repeat(part: Language, fewest: number, most: number): Language {
    if (most === 0 || part === blank) return blank;
    if (part === nothing) return fewest === 0 ? blank : nothing;
    if (fewest === 1 && most === 1) return part;
    if (part.form.kind === 'repeat' && part.form.fewest === 0 && part.form.most === Number.POSITIVE_INFINITY)
      return part;
    const least = part.hasBlank ? 0 : fewest;
    return make(
      `${part.number}{${least},${most}}`,
      { kind: 'repeat', part, fewest: least, most },
      least === 0,
    );
  }

  function either(parts: readonly Language[]): Language {
    const flat = new Set(parts.flatMap((part) => (part.form.kind === 'either' ? part.form.parts : [part])));
    flat.delete(nothing);
    if (flat.has(anything)) return anything;
    return combined('either', flat, nothing, union, '|');
  }

  function both(parts: readonly Language[]): Language {
    const flat = new Set(parts.flatMap((part) => (part.form.kind === 'both' ? part.form.parts : [part])));
    flat.delete(anything);
    if (flat.has(nothing)) return nothing;
    if (flat.has(blank)) return [...flat].every((part) => part.hasBlank) ? blank : nothing;
    return combined(
      'both',
      flat,
      anything,
      (sets) => sets.reduce((one, other) => common(one, other), everyCodePoint),
      '&',
    );
  }

  /** Sets of characters among the parts are put together into one. */
  function combined(
    kind: 'either' | 'both',
    parts: ReadonlySet<Language>,
    neutral: Language,
    join: (sets: readonly CodePoints[]) => CodePoints,
    sign: string,
  ): Language {
    const sets = [...parts].flatMap(({ form }) => (form.kind === 'one-of' ? [form.points] : []));
    const others = [...parts].filter(({ form }) => form.kind !== 'one-of');
    const all = [...new Set([...others, ...(sets.length === 0 ? [] : [oneOf(join(sets))])])];
    if (kind === 'both' && all.includes(nothing)) return nothing;
    const [only = neutral] = all;
    if (all.length < 2) return only;
    all.sort((one, other) => one.number - other.number);
    const hasBlank = kind === 'both' ? all.every((part) => part.hasBlank) : all.some((part) => part.hasBlank);
    return make(all.map(({ number }) => number).join(sign), { kind, parts: all }, hasBlank);
  }

  function not(part: Language): Language {
    if (part === nothing) return anything;
    if (part === anything) return nothing;
    if (part.form.kind === 'not') return part.form.part;
    return make(`!${part.number}`, { kind: 'not', part }, !part.hasBlank);
  }

  function after(language: Language, point: number): Language {
    const known = followers.get(language)?.get(point);
    if (known !== undefined) return known;
    const found = follow(language.form, point);
    const own = followers.get(language) ?? new Map<number, Language>();
    followers.set(language, own.set(point, found));
    return found;
  }

  function follow(form: Form, point: number): Language {
    switch (form.kind) {
      case 'one-of':
        return holds(form.points, point) ? blank : nothing;
      case 'sequence': {
        const inFirst = sequence(after(form.first, point), form.rest);
        return form.first.hasBlank ? either([inFirst, after(form.rest, point)]) : inFirst;
      }
      case 'repeat':
        return sequence(
          after(form.part, point),
          repeat(form.part, Math.max(0, form.fewest - 1), form.most - 1),
        );
      case 'either':
        return either(form.parts.map((part) => after(part, point)));
      case 'both':
        return both(form.parts.map((part) => after(part, point)));
      case 'not':
        return not(after(form.part, point));
      default:
        return nothing;
    }
  }

  function turnsOf(language: Language): readonly CodePoints[] {
    const known = turns.get(language);
    if (known !== undefined) return known;
    let found: readonly CodePoints[] = [everyCodePoint];
    for (const points of new Set(firstSets(language))) {
      found = found
        .flatMap((turn) => [common(turn, points), without(turn, points)])
        .filter((turn) => turn.length > 0);
    }
    turns.set(language, found);
    return found;
  }

  function firstSets({ form }: Language): readonly CodePoints[] {
    switch (form.kind) {
      case 'one-of':
        return [form.points];
      case 'sequence':
        return form.first.hasBlank
          ? [...firstSets(form.first), ...firstSets(form.rest)]
          : firstSets(form.first);
      case 'repeat':
      case 'not':
        return firstSets(form.part);
      case 'either':
      case 'both':
        return form.parts.flatMap(firstSets);
      default:
        return [];
    }
  }

  return { nothing, blank, anything, oneOf, sequence, repeat, either, both, not, after, turnsOf };
}
