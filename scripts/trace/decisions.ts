import { methods, referenceSteps } from '@finops/openapi';

/** Whether a decision stands behind a node, on itself or on all that uses it. */
export type IsDecided = (node: unknown) => boolean;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a node itself carries an `x-decision` that names decisions, all of them known. */
export function carriesDecision(node: unknown, known: ReadonlySet<string>): boolean {
  if (!isNode(node)) return false;
  const ids = [node['x-decision'] ?? []].flat();
  return ids.length > 0 && ids.every((id) => typeof id === 'string' && known.has(id));
}

/** Every decision that a document names in an `x-decision`. */
export function listDecisionsUsed(document: unknown): Set<string> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'x-decision') for (const id of [child].flat()) used.add(String(id));
      else visit(child);
    }
  };
  visit(document);
  return used;
}

/**
 * The decided nodes of a bundled document: those that carry a mark, a path of which every operation carries one, and a
 * schema of the components that only decided nodes refer to. What a decided operation alone answers needs no mark.
 */
export function decidedNodes(document: unknown, known: ReadonlySet<string>): IsDecided {
  const reached = new Set<unknown>();
  const isDecided: IsDecided = (node) => carriesDecision(node, known) || reached.has(node);
  const { paths, components } = document as { paths?: Node; components?: { schemas?: Node } };
  for (const item of Object.values(paths ?? {}).filter(isNode)) {
    const operations = methods.map((method) => item[method]).filter(isNode);
    if (operations.length > 0 && operations.every(isDecided)) reached.add(item);
  }
  const schemas = components?.schemas ?? {};
  const uses = listUses(document, schemas, isDecided);
  for (const name of uses.keys()) reached.add(schemas[name]);
  // Whoever has a use that is not decided is not, nor then is what it uses.
  for (let left = -1; left !== reached.size; ) {
    left = reached.size;
    for (const [name, users] of uses) {
      if (!users.every((user) => user === true || reached.has(user))) reached.delete(schemas[name]);
    }
  }
  return isDecided;
}

/** For each schema of the components what refers to it: `true` is a decided node, otherwise the schema it stands in. */
function listUses(document: unknown, schemas: Node, isDecided: IsDecided): Map<string, unknown[]> {
  const uses = new Map<string, unknown[]>();
  const components = new Set(Object.values(schemas));
  const visit = (node: unknown, decided: boolean, within: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const below = decided || isDecided(node);
    const holder = components.has(node) ? node : within;
    for (const [key, child] of Object.entries(node)) {
      const name = key === '$ref' && typeof child === 'string' ? nameOf(child) : undefined;
      if (name === undefined || !Object.hasOwn(schemas, name)) visit(child, below, holder);
      else uses.set(name, [...(uses.get(name) ?? []), below || holder]);
    }
  };
  visit(document, false, undefined);
  return uses;
}

function nameOf(reference: string): string | undefined {
  const [components, kind, name] = referenceSteps(reference);
  return components === 'components' && kind === 'schemas' ? name : undefined;
}
