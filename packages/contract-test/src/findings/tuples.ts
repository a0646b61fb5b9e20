import type { RawFinding } from '../case.ts';

/**
 * Gives invalid positions of one tuple that break the same keyword, with the same expectation, one cause: they are
 * written by the same code, as the items of a list are.
 */
export function withTuplesAsOne(raw: readonly RawFinding[]): readonly RawFinding[] {
  return raw.map((finding) => {
    const { rule, cause, expected } = finding;
    const whole = anyPosition(cause);
    return rule === 'response-body' && whole !== cause
      ? { ...finding, cause: `${whole} ${expected}` }
      : finding;
  });
}

/** A pointer in a schema with a star for each position in a tuple. */
export function anyPosition(pointer: string): string {
  return pointer.replaceAll(/\/prefixItems\/\d+(?=\/)/g, '/prefixItems/*');
}
