import type { Randomness } from '../../domain/randomness.ts';

/** Bytes from here on are dropped, so that every digit is as likely as any other. */
const UNBIASED_BELOW = 250;

/** Text of `length` digits out of the given randomness. */
export function digits(randomness: Randomness, length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomness.bytes(length - text.length)) {
      if (byte < UNBIASED_BELOW) text += byte % 10;
    }
  }
  return text;
}
