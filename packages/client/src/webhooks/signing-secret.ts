import { decodeBase64 } from './base64.ts';

/** The HMAC keys that a secret stands for, one for each scheme. */
export interface SigningSecret {
  /** Of `webhook-signature`: the bytes encoded after `whsec_`. */
  readonly standard: Uint8Array<ArrayBuffer>;
  /** Of `x-bu-signature`: the secret itself, `whsec_` included. */
  readonly body: Uint8Array<ArrayBuffer>;
}

const PREFIX = 'whsec_';
const LEAST_BYTES = 24;

/**
 * Reads the secrets of an endpoint.
 *
 * @throws TypeError when there is none, or one is malformed. The message does not repeat it.
 */
export function readSecrets(
  secret: string | readonly string[],
): readonly [newest: SigningSecret, ...SigningSecret[]] {
  const [newest, ...others] = [secret].flat().map((text) => {
    const standard = String(text).startsWith(PREFIX) ? decodeBase64(text.slice(PREFIX.length)) : undefined;
    if (standard === undefined || standard.length < LEAST_BYTES) {
      throw new TypeError(
        `\`secret\` is ${PREFIX} followed by the base64 of at least ${LEAST_BYTES} bytes. Is its environment variable set?`,
      );
    }
    return { standard, body: new TextEncoder().encode(text) };
  });
  if (newest === undefined) throw new TypeError('`secret` is an empty list: pass at least one.');
  return [newest, ...others];
}
