import type { Node } from './schema-view.ts';

/** A reference, and whether its target has been visited. */
interface Visit {
  readonly reference: string;
  readonly isLeft: boolean;
}

/**
 * All references that a schema leads to, in dependency order except for cycles.
 *
 * @param known - references to leave out; the new ones are added
 */
export function innermostFirst(
  node: Node,
  lookUp: (reference: string) => Node | undefined,
  known: Set<string>,
): readonly string[] {
  const found: string[] = [];
  const visits: Visit[] = referencesIn(node).map((reference) => ({ reference, isLeft: false }));
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { reference, isLeft } = visit;
    if (isLeft) found.push(reference);
    else if (!known.has(reference)) {
      known.add(reference);
      const target = lookUp(reference);
      // A string in an example may only look like a reference.
      if (target === undefined) continue;
      visits.push({ reference, isLeft: true });
      for (const inner of referencesIn(target)) visits.push({ reference: inner, isLeft: false });
    }
  }
  return found;
}

function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}
