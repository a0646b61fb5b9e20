/** The structural bytes of a JSON text. */
export const bytes = {
  quote: 0x22,
  backslash: 0x5c,
  comma: 0x2c,
  colon: 0x3a,
  object: 0x7b,
  objectEnd: 0x7d,
  list: 0x5b,
  listEnd: 0x5d,
  newline: 0x0a,
} as const;

const space = 0x20;

/** The offset after the value that begins at an offset. */
export function skipValue(text: Buffer, offset: number): number {
  let depth = 0;
  for (let at = offset; at < text.length; ) {
    const byte = text[at];
    const isEnd = byte === bytes.objectEnd || byte === bytes.listEnd;
    if (byte === bytes.quote) at = skipText(text, at);
    else {
      if (byte === bytes.object || byte === bytes.list) depth += 1;
      else if (isEnd) depth -= 1;
      // A number or literal ends before the next structural byte.
      if (depth < 0 || (depth === 0 && byte === bytes.comma)) return at;
      at += 1;
    }
    if (depth === 0 && (byte === bytes.quote || isEnd)) return at;
  }
  return text.length;
}

/** The offset after the string whose opening quote is at an offset. */
export function skipText(text: Buffer, offset: number): number {
  for (let end = text.indexOf(bytes.quote, offset + 1); end >= 0; end = text.indexOf(bytes.quote, end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === bytes.backslash) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}

export function skipSpace(text: Buffer, offset: number): number {
  let at = offset;
  while (at < text.length && (text[at] ?? 0) <= space) at += 1;
  return at;
}
