import { type PatternTree, patternTree } from './pattern-tree.ts';

const known = new Map<string, boolean>();
const many = 8;

/** Whether an engine that tries again may try the parts of a text in very many ways: a repetition in a repetition. */
export function isSlowPattern(pattern: string): boolean {
  const found = known.get(pattern) ?? isSlow(pattern);
  known.set(pattern, found);
  return found;
}

function isSlow(pattern: string): boolean {
  const tree = patternTree(pattern);
  return tree === undefined ? /\)[*+{]/.test(pattern) : repeatsWays(tree);
}

function repeatsWays(tree: PatternTree): boolean {
  if (tree.kind === 'sequence' || tree.kind === 'choice') return tree.parts.some(repeatsWays);
  if (tree.kind === 'ahead') return repeatsWays(tree.part);
  if (tree.kind !== 'repeat') return false;
  return (tree.most > many && hasWays(tree.part)) || repeatsWays(tree.part);
}

function hasWays(tree: PatternTree): boolean {
  if (tree.kind === 'choice') return true;
  if (tree.kind === 'sequence') return tree.parts.some(hasWays);
  return tree.kind === 'repeat' && tree.most > tree.fewest;
}
