import type { SchemaObject } from '../model.ts';

/** A violation that is not located in the spec yet. */
export interface Cause {
  readonly instancePath: string;
  readonly keyword: string;
  readonly expected: string;
  readonly actual: string;
  /** The copy of the schema that contains the keyword. */
  readonly schema: SchemaObject;
}

/** One cause per path and keyword; a wrong type hides other errors of the same value. */
export function distinctCauses(causes: readonly Cause[]): readonly Cause[] {
  if (causes.length < 2) return causes;
  const mistyped = new Set(
    causes.filter(({ keyword }) => keyword === 'type').map((cause) => cause.instancePath),
  );
  const kept = new Map<string, Cause>();
  for (const cause of causes) {
    const key = `${cause.keyword} ${cause.instancePath}`;
    const isHidden = cause.keyword !== 'type' && mistyped.has(cause.instancePath);
    if (!isHidden && !kept.has(key)) kept.set(key, cause);
  }
  return [...kept.values()];
}
