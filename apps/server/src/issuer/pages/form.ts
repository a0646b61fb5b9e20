import type { IncomingMessage } from 'node:http';
import { patience, readBody } from '@finops/contract-express';

const MOST_BYTES = 16_384;

/** The body is not a form, or contains text that the database cannot store. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
}

/**
 * Reads the fields of a form submitted by one of these pages.
 *
 * @throws UnreadableForm
 * @throws Fault when it is too large or does not arrive in time.
 */
export async function readForm(request: IncomingMessage): Promise<Readonly<Partial<Record<string, string>>>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new UnreadableForm('The body is not a form.');
  }
  const body = await readBody(request, { bytes: MOST_BYTES, ...patience });
  const fields = Object.fromEntries(new URLSearchParams(body.toString()));
  // PostgreSQL cannot store it in text.
  if (Object.values(fields).some((value) => value.includes('\0'))) {
    throw new UnreadableForm('The form contains a NUL character.');
  }
  return fields;
}
