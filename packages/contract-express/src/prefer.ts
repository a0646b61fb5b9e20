/** Whether a `Prefer` value asks for strict handling (RFC 7240, 4.4); the first mention of `handling` counts. */
export function prefersStrict(prefer: string | readonly string[] | undefined): boolean {
  if (prefer === undefined) return false;
  const handling = /(?:^|[,;])\s*handling\s*=\s*"?([^",;\s]*)/i.exec(String(prefer))?.[1];
  return handling?.toLowerCase() === 'strict';
}
