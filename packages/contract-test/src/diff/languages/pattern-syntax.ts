import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A valid pattern with the flag `u` as a tree; undefined for syntax that the automata do not support. */
export function parsed(pattern: string): AST.Pattern | undefined {
  try {
    const parser = new RegExpParser({ ecmaVersion: 2024 });
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
