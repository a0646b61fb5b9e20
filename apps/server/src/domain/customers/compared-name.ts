/** A name normalized for comparison: banks write names in capitals and with extra spaces. */
export function comparedName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
