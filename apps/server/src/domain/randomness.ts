/** Unpredictable bytes, for secrets and tokens. */
export interface Randomness {
  bytes(count: number): Uint8Array;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Larger bytes are discarded, so that all characters are equally likely. */
const UNBIASED_BELOW = 256 - (256 % ALPHABET.length);

/** Text of `length` alphanumerics, uniformly distributed. */
export function alphanumerics(randomness: Randomness, length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomness.bytes(length - text.length + 4)) {
      if (byte < UNBIASED_BELOW && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
