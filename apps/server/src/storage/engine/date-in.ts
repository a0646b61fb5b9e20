/** The instant in a nullable column. */
export function dateIn(timestamp: string | null): Date | undefined {
  return timestamp === null ? undefined : new Date(timestamp);
}
