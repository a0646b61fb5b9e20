import type { IncomingMessage } from 'node:http';
import { patience, readBody } from '@finops/contract-express';

const MOST_BYTES = 16_384;

/** A body that is no form, or one that cannot be looked up. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
}

/**
 * The fields of a form that a page of ours has sent.
 *
 * @throws UnreadableForm
 * @throws Fault when it is too large or does not come in time.
 */
export async function readForm(request: IncomingMessage): Promise<Readonly<Partial<Record<string, string>>>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new UnreadableForm('The body is no form.');
  }
  const body = await readBody(request, { bytes: MOST_BYTES, ...patience });
  const fields = Object.fromEntries(new URLSearchParams(body.toString()));
  // PostgreSQL has no text with one.
  if (Object.values(fields).some((value) => value.includes('\0'))) {
    throw new UnreadableForm('The form contains a NUL character.');
  }
  return fields;
}
