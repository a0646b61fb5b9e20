import { checkTrace, decidedOf, isCovered, type TraceInput } from './core.ts';
import type { IsDecided } from './decisions.ts';
import { listElements } from './elements.ts';
import { evaluate } from './expectation.ts';
import { formatPointer, isPointer, parsePointer, type Steps } from './pointer.ts';
import type { Expectation } from './rows.ts';

interface Watched {
  expectation: Expectation;
  steps: string[];
  /** The pointers that it covers in the unedited document. */
  names: ReadonlySet<string>;
}

/**
 * Determines whether the trace check detects an edit of the bundle, without running the whole check for most edits: it
 * evaluates the rows about the place, then looks for elements there with neither row nor decision.
 */
export class Watch {
  readonly named: ReadonlySet<string>;
  private readonly watched: Watched[];
  private readonly isDecided: IsDecided;
  private readonly input: TraceInput;

  constructor(input: TraceInput) {
    this.input = input;
    this.isDecided = decidedOf(input);
    this.watched = input.rows
      .flatMap((row) => row.expect ?? [])
      .filter((expectation) => expectation.file === undefined && isPointer(expectation.in))
      .map((expectation) => ({
        expectation,
        steps: parsePointer(expectation.in),
        names: new Set(this.look(expectation).names),
      }));
    this.named = new Set(this.watched.flatMap(({ names }) => [...names]));
  }

  /** Whether the bundle, edited at a place, fails the check. */
  notices(place: Steps): boolean {
    const touched = [place, place.slice(0, -1)].map((steps) => formatPointer(steps));
    const near = this.watched.filter(
      ({ steps, names }) => meet(steps, place) || touched.some((pointer) => names.has(pointer)),
    );
    // No reference points into a path, so an edit of one affects only that path.
    const within = place[0] === 'paths' ? place.slice(0, 2) : [];
    const named = new Set<string>();
    for (const { expectation } of near) {
      const { names, differs } = this.look(expectation, within);
      if (differs) return true;
      for (const name of names) named.add(name);
    }
    for (const watched of this.watched) {
      if (!near.includes(watched)) for (const name of watched.names) named.add(name);
    }
    const { bundle } = this.input;
    const here = listElements(partAround(bundle, place), this.isDecided);
    if (here.some((element) => !isCovered(element, bundle, named, this.isDecided))) return true;
    return checkTrace(this.input).problems.length > 0;
  }

  private look(expectation: Expectation, within: Steps = []): { names: string[]; differs: boolean } {
    const { seen, open = [], differs } = evaluate(expectation, this.input.bundle, within);
    return { names: [...seen, ...open].map((steps) => formatPointer(steps)), differs: differs.length > 0 };
  }
}

/** Whether what a pattern leads to holds a place, or stands in it. */
const meet = (pattern: Steps, place: Steps): boolean =>
  place.every((step, index) => (pattern[index] ?? '*') === '*' || pattern[index] === step);

/** A document with nothing but the path, webhook or component that a place is in. */
function partAround(document: unknown, place: Steps): unknown {
  const root = document as Record<string, Record<string, Record<string, unknown>>>;
  const [area = '', name = '', component = ''] = place;
  if (area === 'paths' || area === 'webhooks') return { [area]: { [name]: root[area]?.[name] } };
  if (area === 'components') {
    return { components: { [name]: { [component]: root.components?.[name]?.[component] } } };
  }
  const { paths, webhooks, components, ...rest } = root;
  return rest;
}
