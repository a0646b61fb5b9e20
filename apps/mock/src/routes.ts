import type { MockContract, MockOperation } from './contract.ts';
import { Fault } from './fault.ts';

/** The operations of one path, and what the request's path fills its parameters with. */
export interface Route {
  readonly operations: readonly MockOperation[];
  /** Decoded segments of the request's path. */
  readonly segments: readonly string[];
  readonly pathValues: ReadonlyMap<string, string>;
}

/**
 * Finds the path of decoded segments; a literal segment wins over a parameter, the leftmost first.
 * Undefined means that the contract has no such path.
 */
export function findRoute(contract: MockContract, segments: readonly string[]): Route | undefined {
  let best: { path: string; rank: string } | undefined;
  for (const { path } of contract.operations) {
    const rank = rankOf(path, segments);
    if (rank !== undefined && (best === undefined || rank > best.rank)) best = { path, rank };
  }
  if (best === undefined) return undefined;
  const { path } = best;
  const pathValues = new Map<string, string>();
  for (const [index, part] of split(path).entries()) {
    if (isParameter(part)) pathValues.set(part.slice(1, -1), segments[index] ?? '');
  }
  return { operations: contract.operations.filter((one) => one.path === path), segments, pathValues };
}

/** The methods that a path has, as `Allow` lists them: HEAD goes with GET, OPTIONS with every path. */
export function allowedMethods(route: Route): string {
  const names = route.operations.map((one) => one.method.toUpperCase());
  const head = names.includes('GET') ? ['HEAD'] : [];
  return [...names, ...head, 'OPTIONS'].join(', ');
}

/** The operation of a method; HEAD is answered as GET. Throws a `method_not_allowed` fault with `Allow`. */
export function findOperation(route: Route, method: string): MockOperation {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = route.operations.find((one) => one.method === wanted);
  if (operation !== undefined) return operation;
  const allow = allowedMethods(route);
  throw new Fault('method_not_allowed', `This path does not have ${method}. It has ${allow}.`, {
    headers: { Allow: allow },
  });
}

/** One character a segment, `2` literal and `1` parameter, so that ranks compare as text. */
function rankOf(path: string, segments: readonly string[]): string | undefined {
  const parts = split(path);
  if (parts.length !== segments.length) return undefined;
  let rank = '';
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (part === segment) rank += '2';
    else if (isParameter(part) && segment !== '' && segment !== undefined && !segment.includes('\0'))
      rank += '1';
    else return undefined;
  }
  return rank;
}

function split(path: string): string[] {
  return path.split('/').slice(1);
}

function isParameter(part: string): boolean {
  return part.startsWith('{') && part.endsWith('}');
}
