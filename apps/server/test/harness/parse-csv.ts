/**
 * Reads CSV as RFC 4180 has it: lines that end with CR LF, cells with a comma, a quote or a line break in quotes.
 * @throws Error for a text that is none.
 */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  let rest = text;
  while (rest !== '') {
    const [whole = '', quoted, plain = '', end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === '') throw new Error(`This is no cell of CSV: ${JSON.stringify(rest.slice(0, 80))}`);
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
    rest = rest.slice(whole.length);
  }
  return lines.slice(0, -1);
}
