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

/** A move as the state files tell of it. */
export interface NamedMove {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  /** Of a transfer. */
  readonly category?: string;
}

/** Every move that the state files of transfers and quotes allow, as {@link moveName} names it. */
export function documentedMoves(): string[] {
  return [...movesOf('transfer'), ...movesOf('quote')];
}

/** Those of transfers once for each category. */
function movesOf(resource: 'transfer' | 'quote'): string[] {
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
export function moveName({ from, to, by, category }: NamedMove): string {
  return `${from} → ${to} by ${by}${category === undefined ? '' : ` (${category})`}`;
}
