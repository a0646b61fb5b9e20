import type { Random } from '../../src/contract/random.ts';

const characters = ['a', 'b', 'c', '0', '-', ' ', 'é', '\\n', '\\.'] as const;
const sets = ['.', '\\d', '\\w', '\\s', '\\W', '[a-c]', '[^a]', '[b0-]', '\\p{L}', '[^\\p{Lu}b]'] as const;
const counts = ['*', '+', '?', '{2}', '{1,3}', '{0,12}', '{2,}', '+?'] as const;
const places = ['^', '$', '\\b', '\\B'] as const;
const groups = ['(', '(?:', '(?<n>'] as const;
const looks = ['(?=', '(?!', '(?<=', '(?<!'] as const;

/** A random valid pattern that uses every kind of part of a pattern. */
export function randomPattern(random: Random): string {
  for (;;) {
    const body = choice(random, 2);
    const pattern = random.next() < 0.6 ? `^(?:${body})$` : body;
    if (isPattern(pattern)) return pattern;
  }
}

function choice(random: Random, depth: number): string {
  const count = random.next() < 0.75 ? 1 : 2;
  return Array.from({ length: count }, () => sequence(random, depth)).join('|');
}

function sequence(random: Random, depth: number): string {
  return Array.from({ length: random.integer(0, 3) }, () => part(random, depth)).join('');
}

function part(random: Random, depth: number): string {
  const kind = random.next();
  if (kind < 0.12) return random.pick(places);
  if (kind < 0.24 && depth > 0) return `${random.pick(looks)}${choice(random, depth - 1)})`;
  if (kind < 0.26) return '\\1';
  const counted = random.next() < 0.4 ? random.pick(counts) : '';
  if (kind < 0.45 && depth > 0) return `${random.pick(groups)}${choice(random, depth - 1)})${counted}`;
  return random.pick<string>(kind < 0.7 ? characters : sets) + counted;
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** A random short text of the characters that occur in random patterns. */
export function randomText(random: Random): string {
  const length = random.integer(0, 6);
  return Array.from({ length }, () => random.pick([...'aabbc0- éAx.\n'])).join('');
}
