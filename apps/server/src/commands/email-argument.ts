import { loadConsoleDocument } from '@finops/contract/document';

/** `format: email` as the validator of the contract checks it. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Parses the only argument of a command: an e-mail address that can sign in to the console.
 *
 * @throws Error when there is not exactly one valid address.
 */
export function emailIn(args: readonly string[], command: string): string {
  const [email, ...rest] = args;
  if (email === undefined || rest.length > 0) {
    throw new Error(`Give one e-mail address: ${command} -- you@example.com`);
  }
  const longest = longestEmail();
  if (email.length > longest) {
    throw new Error(`The e-mail address has ${email.length} characters. Give one of at most ${longest}.`);
  }
  if (!EMAIL.test(email)) {
    throw new Error(
      `"${email}" is not an e-mail address. Give one e-mail address: ${command} -- you@example.com`,
    );
  }
  return email;
}

function longestEmail(): number {
  const schema: unknown = loadConsoleDocument().components.schemas?.Email;
  return Number(Object(schema).maxLength);
}
