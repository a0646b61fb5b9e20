import { makeRoutes, percentDecoded, segmentsOf } from '@finops/openapi';
import type { Operation } from '../contract/model.ts';

/** An operation, and the values that a path gives its parameters. */
export interface Route {
  readonly operation: Operation;
  readonly values: Readonly<Record<string, string>>;
}

/** The declaration of a path. */
export interface FoundPath {
  /** The declared path. */
  readonly path: string;
  /** Undefined for an undeclared method. */
  readonly route: Route | undefined;
}

/** Finds the operation of a method and a path, both as sent; HEAD counts as GET unless it is declared. */
export function routeFinder(
  operations: readonly Operation[],
): (method: string, path: string) => FoundPath | undefined {
  const routes = makeRoutes(operations.map((one) => [one.path, one.method, one] as const));
  return (method, path) => {
    const segments = segmentsOf(path).map(percentDecoded);
    for (const name of method === 'HEAD' ? ['HEAD', 'GET'] : [method]) {
      const match = routes.find(segments, name);
      const operation = match?.route.operations.get(name);
      if (match !== undefined && operation !== undefined) {
        return { path: match.route.path, route: { operation, values: match.path } };
      }
    }
    const found = routes.find(segments);
    return found && { path: found.route.path, route: undefined };
  };
}
