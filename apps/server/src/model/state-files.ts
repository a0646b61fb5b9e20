import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface StateFile {
  readonly moves: readonly {
    readonly from: string;
    readonly to: string;
    readonly by: string;
    readonly categories?: readonly string[];
  }[];
}

const CATEGORIES = ['deposit', 'withdrawal', 'conversion', 'buy', 'sell'];

/** Every move that a state file allows, as {@link moveName} names it; those of transfers once for each category. */
export function documentedMoves(resource: 'transfer' | 'quote'): string[] {
  const url = new URL(`../../../../spec/states/${resource}.yaml`, import.meta.url);
  const { moves }: StateFile = parse(readFileSync(url, 'utf8'));
  const names = moves.flatMap(({ categories, ...move }) =>
    resource === 'quote'
      ? [moveName(move)]
      : (categories ?? CATEGORIES).map((category) => moveName({ ...move, category })),
  );
  return [...new Set(names)].sort();
}

/** A move in words: `pending → cancelled by caller (buy)`. */
export function moveName(move: { from: string; to: string; by: string; category?: string }): string {
  const { from, to, by, category } = move;
  return `${from} → ${to} by ${by}${category === undefined ? '' : ` (${category})`}`;
}
