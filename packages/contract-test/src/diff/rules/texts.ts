import { type Layers, textsOf } from '../../contract/instances/layer-keywords.ts';
import type { Node } from '../view/schema-view.ts';
import { actionOf, type Comparison, type Difference, keywordDifference } from './difference.ts';

/** Compares patterns. Those that both versions have cancel out. */
export function comparePatterns(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = patternsOf(location.old);
  const next = patternsOf(location.next);
  const gone = old.filter((pattern) => !next.includes(pattern));
  const come = next.filter((pattern) => !old.includes(pattern));
  if (gone.length + come.length === 0) return [];
  const action = actionOf(gone.length > 0, come.length > 0);
  return [
    keywordDifference(comparison, 'pattern', {
      id: `${part}-pattern-${action}`,
      text: {
        added: `Pattern ${inWords(come)} added.`,
        removed: `Pattern ${inWords(gone)} removed.`,
        changed: `Pattern changed from ${inWords(gone)} to ${inWords(come)}.`,
      }[action],
      rules: { old: ruleOf(old), next: ruleOf(next) },
    }),
  ];
}

function patternsOf(layers: Layers): readonly string[] {
  return [...new Set(textsOf(layers, 'pattern'))];
}

function ruleOf(patterns: readonly string[]): Node {
  return { allOf: [{}, ...patterns.map((pattern) => ({ pattern }))] };
}

function inWords(patterns: readonly string[]): string {
  return patterns.map((pattern) => `\`${pattern}\``).join(' and ');
}
