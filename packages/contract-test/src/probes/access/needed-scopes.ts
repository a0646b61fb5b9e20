import type { Operation } from '../../contract/model.ts';

/**
 * The distinct scopes of one scheme that satisfy the operations, taken from the first alternative that uses the scheme.
 */
export function neededScopes(operations: readonly Operation[], scheme: string): readonly string[] {
  const scopes = operations.flatMap(
    ({ security }) =>
      security.map((all) => all.find(({ name }) => name === scheme)).find((one) => one !== undefined)
        ?.scopes ?? [],
  );
  return [...new Set(scopes)];
}
