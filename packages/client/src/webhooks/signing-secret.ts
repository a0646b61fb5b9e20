import { decodeBase64 } from './base64.ts';

/** The HMAC keys of a secret, one for each scheme. */
export interface SigningSecret {
  /** Key of `webhook-signature`: the bytes encoded after `whsec_`. */
  readonly standard: Uint8Array<ArrayBuffer>;
  /** Key of `x-bu-signature`: the secret itself, including `whsec_`. */
  readonly body: Uint8Array<ArrayBuffer>;
}

const PREFIX = 'whsec_';
const LEAST_BYTES = 24;

/**
 * Reads the secrets of an endpoint.
 *
 * @throws TypeError if there is none or one is malformed. The message does not repeat it.
 */
export function readSecrets(
  secret: string | readonly string[],
): readonly [newest: SigningSecret, ...SigningSecret[]] {
  const [newest, ...others] = [secret].flat().map((text) => {
    const standard = String(text).startsWith(PREFIX) ? decodeBase64(text.slice(PREFIX.length)) : undefined;
    if (standard === undefined || standard.length < LEAST_BYTES) {
      throw new TypeError(
        `\`secret\` must be ${PREFIX} followed by the base64 of at least ${LEAST_BYTES} bytes. Is its environment variable set?`,
      );
    }
    return { standard, body: new TextEncoder().encode(text) };
  });
  if (newest === undefined) throw new TypeError('`secret` is an empty list: pass at least one.');
  return [newest, ...others];
}
