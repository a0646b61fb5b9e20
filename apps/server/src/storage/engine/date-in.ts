/** The instant in a column that may be null. */
export function dateIn(timestamp: string | null): Date | undefined {
  return timestamp === null ? undefined : new Date(timestamp);
}
