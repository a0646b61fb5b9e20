import type { Delays } from '../../domain/rails/rails.ts';
import type { RailKind, RailsSettings } from './rails-settings.ts';

/** Delays of the simulated rails; all blockchains use those of `chain`. */
export function delaysOf({ steps, rails }: Pick<RailsSettings, 'steps' | 'rails'>): Delays {
  return {
    ...steps,
    confirm: (rail) => rails[kindOf(rail)].confirm,
    deliver: (rail) => rails[kindOf(rail)].deliver,
  };
}

function kindOf(rail: string): RailKind {
  if (rail === 'bank' || rail === 'mobile_money') return rail;
  if (rail.startsWith('chain-')) return 'chain';
  throw new Error(`There is no rail ${rail}.`);
}
