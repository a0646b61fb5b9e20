import { type EventCategory, eventKinds } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';

/** The category of a kind: the part before its first dot (G63). */
export function categoryOf(kind: EventKind): EventCategory {
  return kind.slice(0, kind.indexOf('.')) as EventCategory;
}

/** The kinds of the given categories, in the order of the contract. */
export function kindsIn(categories: readonly EventCategory[]): readonly EventKind[] {
  return eventKinds.filter((kind) => categories.includes(categoryOf(kind)));
}
