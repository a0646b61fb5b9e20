import { isNode, join, memberOf, split } from '../json-pointer.ts';
import type { Place } from '../model.ts';
import type { DocumentSet, Located } from './document-set.ts';

/** The origins of the objects of a contract. */
export interface Origins {
  /** Records where an object stands; the first record is kept. */
  note(node: object, at: Located, shared: boolean): void;
  isKnown(node: object): boolean;
  placeOf(node: object, member?: string): Place;
  isShared(node: object): boolean;
}

/** Opens the origins of one contract. The place of an unknown object is the start of the spec. */
export function openOrigins(documents: DocumentSet): Origins {
  const known = new WeakMap<object, { at: Located; shared: boolean }>();
  const places = new WeakMap<object, Map<string | undefined, Place>>();
  const placeAt = ({ document, pointer: own }: Located, member: string | undefined): Place => {
    const pointer = member === undefined ? own : join(own, member);
    return {
      file: documents.fileOf(document),
      line: documents.lineOf(document, pointer),
      pointer,
      decision: decisionAt(document.parsed, pointer),
    };
  };
  return {
    note(node, at, shared) {
      if (!known.has(node)) known.set(node, { at, shared });
    },
    placeOf(node, member) {
      const at = known.get(node)?.at;
      if (at === undefined) return placeAt(documents.root, member);
      const kept = places.get(node) ?? new Map<string | undefined, Place>();
      places.set(node, kept);
      const place = kept.get(member) ?? placeAt(at, member);
      kept.set(member, place);
      return place;
    },
    isKnown: (node) => known.has(node),
    isShared: (node) => known.get(node)?.shared ?? false,
  };
}

/** The nearest `x-decision` at a pointer or above it. */
function decisionAt(root: unknown, pointer: string): string | undefined {
  let value = root;
  let decision = decisionOf(root);
  for (const member of split(pointer)) {
    value = memberOf(value, member);
    decision = decisionOf(value) ?? decision;
  }
  return decision;
}

function decisionOf(value: unknown): string | undefined {
  const decision = isNode(value) ? value['x-decision'] : undefined;
  if (Array.isArray(decision)) return decision.join(', ');
  return decision === undefined ? undefined : String(decision);
}
