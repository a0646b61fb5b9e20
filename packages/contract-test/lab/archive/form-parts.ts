/** A part of a form: a file if it has a file name. */
export interface FormPart {
  readonly text: string;
  readonly isFile: boolean;
}

/** The parts of a multipart form by name; undefined for any other content. */
export function partsOf(contentType: string, body: string): ReadonlyMap<string, FormPart> | undefined {
  const boundary = /^multipart\/form-data;\s*boundary="?([^";]+)/.exec(contentType)?.[1];
  if (boundary === undefined) return undefined;
  const parts = new Map<string, FormPart>();
  for (const part of `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end);
    const name = /;\s*name="([^"]*)"/.exec(head)?.[1];
    if (name !== undefined) parts.set(name, { text: part.slice(end + 4), isFile: /filename=/.test(head) });
  }
  return parts;
}
