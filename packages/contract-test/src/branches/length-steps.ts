import { numberAt } from '../contract/instances/keywords.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { counted } from '../contract/judge/words.ts';

/** A length to try at a bound, inside or outside it. */
export interface LengthStep {
  readonly keyword: string;
  readonly side: 'valid' | 'invalid';
  readonly length: number;
  /** `41 characters where at most 40 are allowed`. */
  readonly detail: string;
}

/** The length bounds of a kind of value. */
export interface LengthBounds {
  readonly least: 'minLength' | 'minItems';
  readonly most: 'maxLength' | 'maxItems';
  /** The range that all layers allow, both ends included. */
  readonly span: { readonly low: number; readonly high: number };
  /** What is counted: `character`. */
  readonly noun: string;
}

/** The lengths at each bound of a layer, then one step inside if there is room, then one step outside. */
export function* lengthSteps(layer: Layer, { least, most, span, noun }: LengthBounds): Generator<LengthStep> {
  const low = numberAt(layer.node, least);
  const high = numberAt(layer.node, most);
  if (low !== undefined && low > 0) {
    const step = (side: 'valid' | 'invalid', length: number): LengthStep => ({
      keyword: least,
      side,
      length,
      detail: `${counted(length, noun)} where at least ${low} are required`,
    });
    yield step('valid', low);
    if (low < span.high) yield step('valid', low + 1);
    yield step('invalid', low - 1);
  }
  if (high !== undefined) {
    const step = (side: 'valid' | 'invalid', length: number): LengthStep => ({
      keyword: most,
      side,
      length,
      detail: `${counted(length, noun)} where at most ${high} are allowed`,
    });
    yield step('valid', high);
    if (high > span.low) yield step('valid', high - 1);
    yield step('invalid', high + 1);
  }
}
