import type { Operation } from '../../contract/model.ts';

/** The scopes of a scheme that are enough for operations, each once: those of the first alternative with the scheme. */
export function neededScopes(operations: readonly Operation[], scheme: string): readonly string[] {
  const scopes = operations.flatMap(
    ({ security }) =>
      security.map((all) => all.find(({ name }) => name === scheme)).find((one) => one !== undefined)
        ?.scopes ?? [],
  );
  return [...new Set(scopes)];
}
