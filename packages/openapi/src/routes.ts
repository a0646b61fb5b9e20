import { splitTarget } from './reading/target.ts';

/** The operations of one path template, by method in capitals. */
interface Route<Operation> {
  /** The path template, `/v1/balances/{id_or_code}`. */
  readonly path: string;
  readonly operations: ReadonlyMap<string, Operation>;
  /** The methods that the path has, as `Allow` lists them: HEAD goes with GET, OPTIONS with every path. */
  readonly allow: string;
}

/** A route and the values of its path parameters. */
export interface Match<Operation> {
  readonly route: Route<Operation>;
  readonly path: Record<string, string>;
}

/** A table of path templates; the time of a search depends on the length of the path, not of the table. */
export interface Routes<Operation> {
  /** Finds the route of decoded path segments; a literal segment wins over a parameter, the leftmost first. */
  readonly find: (segments: readonly string[]) => Match<Operation> | undefined;
}

interface Node<Operation> {
  readonly literals: Map<string, Node<Operation>>;
  parameter?: Node<Operation>;
  route?: Route<Operation>;
  /** Names of the parameters on the way to the route, in their order. */
  names?: readonly string[];
}

/**
 * Makes the table of an API's operations.
 * Throws an Error when two templates differ in the names of their parameters only, or a segment is half literal.
 */
export function makeRoutes<Operation>(
  entries: Iterable<readonly [path: string, method: string, operation: Operation]>,
): Routes<Operation> {
  const byPath = new Map<string, Map<string, Operation>>();
  for (const [path, method, operation] of entries) {
    const operations = byPath.get(path) ?? new Map<string, Operation>();
    byPath.set(path, operations.set(method, operation));
  }
  const root: Node<Operation> = { literals: new Map() };
  for (const [path, operations] of byPath) {
    addRoute(root, { path, operations, allow: allowOf([...operations.keys()]) });
  }
  return {
    find(segments) {
      const values: string[] = [];
      const node = findNode(root, segments, 0, values);
      if (node?.route === undefined) return undefined;
      const path: Record<string, string> = {};
      for (const [index, name] of (node.names ?? []).entries()) path[name] = values[index] ?? '';
      return { route: node.route, path };
    },
  };
}

function addRoute<Operation>(root: Node<Operation>, route: Route<Operation>): void {
  const names: string[] = [];
  let node = root;
  for (const segment of splitTarget(route.path).segments) {
    const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
    if (name === undefined && /[{}]/.test(segment)) {
      throw new Error(`${route.path} has the segment ${segment}. A parameter has to fill its segment.`);
    }
    if (name === undefined) node = childOf(node, segment);
    else {
      names.push(name);
      node.parameter ??= { literals: new Map() };
      node = node.parameter;
    }
  }
  if (node.route !== undefined) {
    throw new Error(
      `${node.route.path} and ${route.path} are the same path. Give their parameters one name.`,
    );
  }
  node.route = route;
  node.names = names;
}

function childOf<Operation>({ literals }: Node<Operation>, segment: string): Node<Operation> {
  const known = literals.get(segment);
  if (known !== undefined) return known;
  const child: Node<Operation> = { literals: new Map() };
  literals.set(segment, child);
  return child;
}

function findNode<Operation>(
  node: Node<Operation>,
  segments: readonly string[],
  depth: number,
  values: string[],
): Node<Operation> | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.route === undefined ? undefined : node;
  const literal = node.literals.get(segment);
  const found = literal && findNode(literal, segments, depth + 1, values);
  if (found !== undefined || node.parameter === undefined || segment === '') return found;
  values.push(segment);
  const below = findNode(node.parameter, segments, depth + 1, values);
  if (below === undefined) values.pop();
  return below;
}

/** Methods of a path, and those that go with them, as headers list them. */
export function allowOf(methods: readonly string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}
