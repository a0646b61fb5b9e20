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
  /** Of a transfer; those of payment requests have one of their own. */
  readonly category?: string;
}

/** Every move that the state files of transfers, quotes and payment requests allow, as {@link moveName} names it. */
export function documentedMoves(): string[] {
  return [...movesOf('transfer'), ...movesOf('quote'), ...movesOf('payment-request')];
}

/** Those of transfers once for each category. */
function movesOf(resource: 'transfer' | 'quote' | 'payment-request'): string[] {
  const url = new URL(`../../../../spec/states/${resource}.yaml`, import.meta.url);
  const { moves }: StateFile = parse(readFileSync(url, 'utf8'));
  const names = moves.flatMap(({ categories, ...move }) => {
    if (resource === 'quote') return [moveName(move)];
    const told = resource === 'transfer' ? (categories ?? CATEGORIES) : ['payment request'];
    return told.map((category) => moveName({ ...move, category }));
  });
  return [...new Set(names)].sort();
}

/** A move in words: `pending → cancelled by caller (buy)`. */
export function moveName({ from, to, by, category }: NamedMove): string {
  return `${from} → ${to} by ${by}${category === undefined ? '' : ` (${category})`}`;
}
