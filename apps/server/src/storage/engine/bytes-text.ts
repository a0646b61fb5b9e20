/** Bytes in the text form of PostgreSQL, for rows that are given as JSON. */
export function bytesText(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString('hex')}`;
}
