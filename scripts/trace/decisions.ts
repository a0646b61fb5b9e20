import { methods, referenceSteps } from '@finops/openapi';

/** Whether a node rests on a decision: its own, or that of everything that uses it. */
export type IsDecided = (node: unknown) => boolean;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a node itself has an `x-decision` that cites only known decisions. */
export function carriesDecision(node: unknown, known: ReadonlySet<string>): boolean {
  if (!isNode(node)) return false;
  const ids = [node['x-decision'] ?? []].flat();
  return ids.length > 0 && ids.every((id) => typeof id === 'string' && known.has(id));
}

/** Every decision cited by an `x-decision` of a document. */
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
 * The decided nodes of a bundled document: those with a mark, a path whose operations all have one, and a component
 * schema referenced only by decided nodes. Responses used only by a decided operation need no mark.
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
  // A schema with an undecided use is undecided, and so are the schemas that it uses.
  for (let left = -1; left !== reached.size; ) {
    left = reached.size;
    for (const [name, users] of uses) {
      if (!users.every((user) => user === true || reached.has(user))) reached.delete(schemas[name]);
    }
  }
  return isDecided;
}

/** The users of each component schema: `true` for a decided node, otherwise the schema that contains the reference. */
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
