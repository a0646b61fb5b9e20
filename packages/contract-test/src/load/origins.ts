import type { Place } from '../model.ts';
import type { DocumentSet, Located } from './document-set.ts';
import { isNode, join, memberOf, split } from './node-at.ts';

/** Where the objects of a contract come from. */
export interface Origins {
  /** Notes where an object stands; the first note stays. */
  note(node: object, at: Located, shared: boolean): void;
  isKnown(node: object): boolean;
  placeOf(node: object, member?: string): Place;
  isShared(node: object): boolean;
}

/** Opens the origins of one contract. An object that it does not know stands at the start of the spec. */
export function openOrigins(documents: DocumentSet): Origins {
  const known = new WeakMap<object, { at: Located; shared: boolean }>();
  return {
    note(node, at, shared) {
      if (!known.has(node)) known.set(node, { at, shared });
    },
    placeOf(node, member) {
      const { document, pointer: own } = known.get(node)?.at ?? documents.root;
      const pointer = member === undefined ? own : join(own, member);
      return {
        file: documents.fileOf(document),
        line: documents.lineOf(document, pointer),
        pointer,
        decision: decisionAt(document.parsed, pointer),
      };
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
