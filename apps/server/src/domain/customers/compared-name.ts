/** A name as names are compared: banks write them in capitals, and with spaces of any number. */
export function comparedName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
