const VISIBLE = /^[\x21-\x7e]+$/;

/**
 * Returns a secret that is valid in a header.
 *
 * @throws TypeError if it is empty or contains a space, a line break or another character that no key or token
 * contains. The message does not repeat it.
 */
export function headerText(option: string, secret: string): string {
  if (typeof secret === 'string' && VISIBLE.test(secret)) return secret;
  const fault = secret ? 'contains an invalid character, such as a line break' : 'is empty';
  throw new TypeError(`\`${option}\` ${fault}. Is its environment variable set, and to one value?`);
}
