import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsed } from './pattern-syntax.ts';
import { remembered } from './remembered.ts';

const many = 8;

/** Whether a backtracking engine may try very many ways to split a string: a repetition within a repetition. */
export const isSlowPattern = remembered((pattern: string): boolean => {
  const tree = parsed(pattern);
  if (tree === undefined) return /\)[*+{]/.test(pattern);
  let isFound = false;
  visitRegExpAST(tree, {
    onQuantifierEnter: ({ max, element }) => {
      isFound ||= max > many && hasWays(element);
    },
    onBackreferenceEnter: () => {
      isFound ||= /\)[*+{]/.test(pattern);
    },
  });
  return isFound;
});

/** Whether a part can match the same string in several ways. */
function hasWays(part: AST.QuantifiableElement): boolean {
  let isFound = false;
  visitRegExpAST(part, {
    onQuantifierEnter: ({ min, max }) => {
      isFound ||= max > min;
    },
    onGroupEnter: ({ alternatives }) => {
      isFound ||= alternatives.length > 1;
    },
    onCapturingGroupEnter: ({ alternatives }) => {
      isFound ||= alternatives.length > 1;
    },
  });
  return isFound;
}
