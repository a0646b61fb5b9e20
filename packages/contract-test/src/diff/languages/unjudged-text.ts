/** A string that is too long for a pattern that may backtrack heavily. */
export class UnjudgedText extends Error {}

/** The result of a judgement; false for a string that cannot be judged. */
export function isTold(judgement: () => boolean): boolean {
  try {
    return judgement();
  } catch (error) {
    if (error instanceof UnjudgedText) return false;
    throw error;
  }
}
