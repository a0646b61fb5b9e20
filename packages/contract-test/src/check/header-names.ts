/**
 * Whether a header, by its name in lower case, is one of these names. A name that ends in `*` matches every header with
 * that prefix.
 */
export function oneOfHeaders(listed: readonly string[]): (name: string) => boolean {
  const names = new Set(listed.filter((name) => !name.endsWith('*')));
  const families = listed.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (name) => names.has(name) || families.some((family) => name.startsWith(family));
}
