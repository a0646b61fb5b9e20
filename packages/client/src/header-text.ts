const VISIBLE = /^[\x21-\x7e]+$/;

/**
 * A secret as a header can carry it.
 *
 * @throws TypeError for one that is empty or has a blank, a line break or another character that no key or token has; it does not repeat it.
 */
export function headerText(option: string, secret: string): string {
  if (typeof secret === 'string' && VISIBLE.test(secret)) return secret;
  const fault = secret ? 'has a character that no key or token has, such as a line break' : 'is empty';
  throw new TypeError(`\`${option}\` ${fault}. Is its environment variable set, and to one value?`);
}
