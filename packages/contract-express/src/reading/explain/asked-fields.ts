import { type ApiDocument, resolve, type SchemaObject } from '@finops/openapi';

/** The names that each of several schemas requires but not all of them do, in order: they distinguish the schemas. */
export function askedFields(
  document: ApiDocument,
  branches: readonly SchemaObject[],
): readonly (readonly string[])[] {
  const all = branches.map((branch) => [...new Set(firmNames(document, branch))]);
  const isShared = (name: string): boolean => all.length > 1 && all.every((names) => names.includes(name));
  return all.map((names) => names.filter((name) => !isShared(name)));
}

function firmNames(document: ApiDocument, { required = [], allOf = [] }: SchemaObject): readonly string[] {
  const parts = allOf.flatMap((part) => firmNames(document, resolve<SchemaObject>(document, part)));
  return [...parts, ...required];
}
