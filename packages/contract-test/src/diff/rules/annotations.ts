import { isSame } from '../../contract/instances/json-value.ts';
import { type Layers, valuesOf } from '../../contract/instances/layer-keywords.ts';
import type { Json } from '../../contract/model.ts';
import { actionOf, type Comparison, type Difference, keywordDifference } from './difference.ts';

const kept = {
  default: 'default-value',
  contentEncoding: 'content-encoding',
  contentMediaType: 'content-media-type',
  discriminator: 'discriminator',
} as const;

/** Compares the keywords that no value can violate, except those for human readers. */
export function compareAnnotations(comparison: Comparison): readonly Difference[] {
  return [
    ...Object.entries(kept).flatMap(([keyword, name]) => compareAnnotation(comparison, keyword, name)),
    ...compareDeprecation(comparison),
  ];
}

function compareAnnotation(comparison: Comparison, keyword: string, name: string): readonly Difference[] {
  const old = annotationOf(comparison.location.old, keyword);
  const next = annotationOf(comparison.location.next, keyword);
  if (old === undefined ? next === undefined : next !== undefined && isSame(old, next)) return [];
  const action = actionOf(old !== undefined, next !== undefined);
  // An omitted member now means something else, without any change by the client.
  const isMeaning = keyword === 'default' && comparison.part === 'request-parameter' && action !== 'added';
  return [
    keywordDifference(comparison, keyword, {
      id: `${comparison.part}-${name}-${action}`,
      text: `\`${keyword}\` changed from ${inWords(old)} to ${inWords(next)}.`,
      ...(isMeaning && { unproven: 'warning' as const }),
    }),
  ];
}

function compareDeprecation(comparison: Comparison): readonly Difference[] {
  const old = valuesOf(comparison.location.old, 'deprecated').includes(true);
  const next = valuesOf(comparison.location.next, 'deprecated').includes(true);
  if (old === next) return [];
  return [
    keywordDifference(comparison, 'deprecated', {
      id: `${comparison.part}-${next ? 'deprecated' : 'reactivated'}`,
      text: next ? 'Now deprecated.' : 'No longer deprecated.',
    }),
  ];
}

function annotationOf(layers: Layers, keyword: string): Json | undefined {
  return valuesOf(layers, keyword)[0] as Json | undefined;
}

function inWords(value: Json | undefined): string {
  return value === undefined ? 'nothing' : `\`${JSON.stringify(value)}\``;
}
