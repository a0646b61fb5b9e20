/** A text that is too long for a pattern that may try its parts again and again. */
export class UnjudgedText extends Error {}

/** What a judgement says; no for a text that cannot be judged. */
export function isTold(judgement: () => boolean): boolean {
  try {
    return judgement();
  } catch (error) {
    if (error instanceof UnjudgedText) return false;
    throw error;
  }
}
