import { joinPointer, methods, splitPointer } from '@finops/openapi';

/** The steps from the root of a document to one of its nodes. */
export type Steps = readonly string[];

/** Whether text is an RFC 6901 pointer. */
export function isPointer(text: string): boolean {
  return /^(\/([^~/]|~[01])*)*$/.test(text);
}

/** Parses an RFC 6901 pointer into steps; throws if it is not one. */
export function parsePointer(pointer: string): string[] {
  if (!isPointer(pointer)) throw new Error(`"${pointer}" is not a JSON pointer.`);
  return splitPointer(pointer);
}

/** The RFC 6901 pointer of some steps. */
export function formatPointer(steps: Steps): string {
  return joinPointer('', ...steps);
}

/**
 * Expands steps of which some are `*`: any key or index; under a path or an event, each operation.
 *
 * Paths that do not exist are omitted, so that a pattern over all operations finds the existing bodies.
 */
export function expandSteps(document: unknown, steps: Steps): string[][] {
  let ways: { node: unknown; steps: string[] }[] = [{ node: document, steps: [] }];
  for (const step of steps) {
    ways = ways.flatMap((way) => {
      if (typeof way.node !== 'object' || way.node === null) return [];
      const node = way.node as Record<string, unknown>;
      const keys = step === '*' ? keysBelow(way.steps, node) : Object.hasOwn(node, step) ? [step] : [];
      return keys.map((key) => ({ node: node[key], steps: [...way.steps, key] }));
    });
  }
  return ways.map((way) => way.steps);
}

const names: ReadonlySet<string> = new Set(methods);

function keysBelow(steps: Steps, node: object): string[] {
  const isPathItem = steps.length === 2 && (steps[0] === 'paths' || steps[0] === 'webhooks');
  return Object.keys(node).filter((key) => !isPathItem || names.has(key));
}
