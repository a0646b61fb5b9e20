import { isNode } from '../../src/contract/json-pointer.ts';
import type { OverlayAction } from '../../src/record/overlay.ts';

/** Applies the actions of an overlay to a document, as far as JSONPath names single members. */
export function applyOverlay(document: unknown, actions: readonly OverlayAction[]): unknown {
  const root = { $: structuredClone(document) };
  for (const { target, remove, update } of actions) {
    const steps = ['$', ...stepsOf(target)];
    const last = steps.pop() ?? '$';
    // biome-ignore lint/suspicious/noExplicitAny: a document of any form is walked.
    const holder = steps.reduce<any>((value, step) => value[step], root);
    if (holder?.[last] === undefined) throw new Error(`${target} selects nothing.`);
    if (remove === true) delete holder[last];
    else holder[last] = merged(holder[last], update);
  }
  return root.$;
}

/** Objects are merged, lists get an entry, anything else is replaced. */
function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...(Array.isArray(update) ? update : [update])];
  if (!isNode(value) || !isNode(update)) return structuredClone(update);
  const added = Object.entries(update).map(([name, member]) => [
    name,
    Object.hasOwn(value, name) ? merged(value[name], member) : member,
  ]);
  return { ...value, ...Object.fromEntries(added) };
}

function stepsOf(path: string): string[] {
  return [...path.matchAll(/\.([A-Za-z_]\w*)|\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)].map(
    ([, name, quoted, index]) => name ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? index ?? '',
  );
}
