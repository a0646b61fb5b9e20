import { parameterOf, segmentsOf, templateNames } from './path-templates.ts';
import { percentDecoded } from './percent-decoded.ts';

/** The operations of one path template, by method in capitals. */
export interface Route<Operation> {
  /** The path template, `/v1/balances/{id_or_code}`. */
  readonly path: string;
  readonly operations: ReadonlyMap<string, Operation>;
  /** The methods of the path, as listed in `Allow`: GET implies HEAD, and every path has OPTIONS. */
  readonly allow: string;
}

/** A route and the values of its path parameters. */
export interface Match<Operation> {
  readonly route: Route<Operation>;
  readonly path: Record<string, string>;
}

/** A table of path templates. Lookup time depends on the length of the path, not on the size of the table. */
export interface Routes<Operation> {
  /**
   * Finds the route of decoded path segments, with the method if one is given. Compared from the left, a literal
   * segment takes precedence over a partly literal one, and that over a parameter.
   */
  readonly find: (segments: readonly string[], method?: string) => Match<Operation> | undefined;
}

interface Node<Operation> {
  readonly literals: Map<string, Node<Operation>>;
  /** Segments such as `{id}.json`. */
  readonly patterns: { readonly source: string; readonly pattern: RegExp; readonly node: Node<Operation> }[];
  parameter?: Node<Operation>;
  /** Several if templates differ only in the names of their parameters. */
  readonly routes: NamedRoute<Operation>[];
}

interface NamedRoute<Operation> {
  readonly route: Route<Operation>;
  /** Names of the path parameters of the route, in order. */
  readonly names: readonly string[];
}

/** Creates the route table of an API's operations. */
export function makeRoutes<Operation>(
  entries: Iterable<readonly [path: string, method: string, operation: Operation]>,
): Routes<Operation> {
  const byPath = new Map<string, Map<string, Operation>>();
  for (const [path, method, operation] of entries) {
    const operations = byPath.get(path) ?? new Map<string, Operation>();
    byPath.set(path, operations.set(method, operation));
  }
  const root = emptyNode<Operation>();
  for (const [path, operations] of byPath) {
    addRoute(root, { path, operations, allow: allowOf([...operations.keys()]) });
  }
  return {
    find(segments, method) {
      const values: string[] = [];
      const found = findRoute(root, segments, 0, values, method);
      if (found === undefined) return undefined;
      const path: Record<string, string> = {};
      for (const [index, name] of found.names.entries()) path[name] = values[index] ?? '';
      return { route: found.route, path };
    },
  };
}

function emptyNode<Operation>(): Node<Operation> {
  return { literals: new Map(), patterns: [], routes: [] };
}

function addRoute<Operation>(root: Node<Operation>, route: Route<Operation>): void {
  let node = root;
  for (const segment of segmentsOf(route.path)) node = nodeBelow(node, segment);
  node.routes.push({ route, names: templateNames(route.path) });
}

function nodeBelow<Operation>(node: Node<Operation>, segment: string): Node<Operation> {
  if (parameterOf(segment) !== undefined) {
    node.parameter ??= emptyNode();
    return node.parameter;
  }
  if (templateNames(segment).length > 0) {
    const source = patternOf(segment);
    const known = node.patterns.find((one) => one.source === source);
    if (known !== undefined) return known.node;
    const below = emptyNode<Operation>();
    node.patterns.push({ source, pattern: new RegExp(source, 's'), node: below });
    return below;
  }
  const literal = percentDecoded(segment);
  const known = node.literals.get(literal);
  if (known !== undefined) return known;
  const below = emptyNode<Operation>();
  node.literals.set(literal, below);
  return below;
}

function patternOf(segment: string): string {
  const parts = segment.split(/(\{[^{}]+\})/);
  const source = parts.map((part) =>
    parameterOf(part) === undefined ? escaped(percentDecoded(part)) : '(.+?)',
  );
  return `^${source.join('')}$`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function findRoute<Operation>(
  node: Node<Operation>,
  segments: readonly string[],
  depth: number,
  values: string[],
  method: string | undefined,
): NamedRoute<Operation> | undefined {
  const segment = segments[depth];
  if (segment === undefined) {
    return method === undefined
      ? node.routes[0]
      : node.routes.find(({ route }) => route.operations.has(method));
  }
  const literal = node.literals.get(segment);
  const found = literal && findRoute(literal, segments, depth + 1, values, method);
  if (found !== undefined || segment === '') return found;
  const half =
    node.patterns.length === 0 ? undefined : findBelowPatterns(node, segments, depth, values, method);
  if (half !== undefined) return half;
  if (node.parameter === undefined) return undefined;
  values.push(segment);
  const below = findRoute(node.parameter, segments, depth + 1, values, method);
  if (below === undefined) values.pop();
  return below;
}

function findBelowPatterns<Operation>(
  { patterns }: Node<Operation>,
  segments: readonly string[],
  depth: number,
  values: string[],
  method: string | undefined,
): NamedRoute<Operation> | undefined {
  for (const { pattern, node } of patterns) {
    const [whole, ...given] = pattern.exec(segments[depth] ?? '') ?? [];
    if (whole === undefined) continue;
    values.push(...given);
    const found = findRoute(node, segments, depth + 1, values, method);
    if (found !== undefined) return found;
    values.length -= given.length;
  }
  return undefined;
}

/** The methods of a path and the ones they imply, as listed in headers. */
export function allowOf(methods: readonly string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}
