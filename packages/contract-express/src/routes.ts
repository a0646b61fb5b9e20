import { makeRoutes, parameterOf, pathShape, type Routes } from '@finops/openapi';
import { splitTarget } from './reading/target.ts';

/**
 * Creates the routing table of an API's operations; `/v1/balances/` and `/v1/balances` are the same (G52). Throws an
 * Error if two templates differ only in their parameter names, or if a segment is partly literal.
 */
export function routesOf<Operation>(
  entries: Iterable<readonly [path: string, method: string, operation: Operation]>,
): Routes<Operation> {
  const known = new Map<string, string>();
  return makeRoutes(
    [...entries].map(([path, method, operation]) => {
      const { segments } = splitTarget(path);
      checkSegments(path, segments);
      const template = `/${segments.join('/')}`;
      const shape = pathShape(template);
      const other = known.get(shape) ?? path;
      if (other !== path)
        throw new Error(`${other} and ${path} are the same path. Use the same parameter names.`);
      known.set(shape, path);
      return [template, method, operation] as const;
    }),
  );
}

function checkSegments(path: string, segments: readonly string[]): void {
  const half = segments.find((segment) => /[{}]/.test(segment) && parameterOf(segment) === undefined);
  if (half === undefined) return;
  throw new Error(`${path} has the segment ${half}. A parameter must fill its whole segment.`);
}
