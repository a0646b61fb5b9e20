/** Bytes in the text form of PostgreSQL, for rows passed as JSON. */
export function bytesText(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString('hex')}`;
}
