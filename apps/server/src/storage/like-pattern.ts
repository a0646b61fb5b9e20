/** A pattern of LIKE for texts that have this one in them, as it is: no character has a meaning of its own. */
export function patternWith(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
