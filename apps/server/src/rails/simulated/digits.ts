import type { Randomness } from '../../domain/randomness.ts';

/** Larger bytes are dropped, so that all digits are equally likely. */
const UNBIASED_BELOW = 250;

/** A string of `length` random digits. */
export function digits(randomness: Randomness, length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomness.bytes(length - text.length)) {
      if (byte < UNBIASED_BELOW) text += byte % 10;
    }
  }
  return text;
}
