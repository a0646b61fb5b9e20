/**
 * Parses CSV as defined by RFC 4180: lines end with CR LF; cells with a comma, quote or line break are quoted.
 * @throws Error for any other text.
 */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  let rest = text;
  while (rest !== '') {
    const [whole = '', quoted, plain = '', end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === '') throw new Error(`Invalid CSV cell: ${JSON.stringify(rest.slice(0, 80))}`);
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
    rest = rest.slice(whole.length);
  }
  return lines.slice(0, -1);
}
