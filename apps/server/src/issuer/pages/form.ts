import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 16_384;

/** A form that is too large, cannot be looked up or is none. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
}

/**
 * The fields of a form that a page of ours has sent.
 *
 * @throws UnreadableForm
 */
export async function readForm(request: IncomingMessage): Promise<Readonly<Partial<Record<string, string>>>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new UnreadableForm('The body is no form.');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new UnreadableForm('The form is too large.');
    chunks.push(chunk);
  }
  const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  // PostgreSQL has no text with one.
  if (Object.values(fields).some((value) => value.includes('\0'))) {
    throw new UnreadableForm('The form contains a NUL character.');
  }
  return fields;
}
