import { createHash } from 'node:crypto';

/** The UUID for a number: unordered, but the same at every start. */
export function countedUuid(count: number): string {
  const hex = createHash('sha256').update(String(count)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
