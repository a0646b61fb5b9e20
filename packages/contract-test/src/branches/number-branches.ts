import { numberAt, textAt } from '../contract/instances/keywords.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { isMultiple, stepOf, typicalNumbers, unitOf } from '../contract/instances/numbers.ts';
import { taken } from '../contract/instances/sequences.ts';
import { type Proposal, type Spot, type Way, waysOf } from './site.ts';

interface Bound {
  readonly keyword: string;
  /** Which side of the bound is inside: above or below. */
  readonly inside: 1 | -1;
  readonly isExclusive: boolean;
  readonly words: string;
}

const bounds: readonly Bound[] = [
  { keyword: 'minimum', inside: 1, isExclusive: false, words: 'at least' },
  { keyword: 'exclusiveMinimum', inside: 1, isExclusive: true, words: 'more than' },
  { keyword: 'maximum', inside: -1, isExclusive: false, words: 'at most' },
  { keyword: 'exclusiveMaximum', inside: -1, isExclusive: true, words: 'less than' },
];

/** Proposals for the keywords of numbers: at each bound, one step inside and one outside; multiples; ranges. */
export function* numberProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  for (const bound of bounds) {
    const limit = numberAt(layer.node, bound.keyword);
    if (limit !== undefined) yield* boundProposals(spot, layer, bound, limit);
  }
  const factor = numberAt(layer.node, 'multipleOf');
  if (factor !== undefined) yield* factorProposals(spot, layer, factor);
  yield* rangeProposals(layer);
}

function* boundProposals(spot: Spot, layer: Layer, bound: Bound, limit: number): Generator<Proposal> {
  const { keyword, inside } = bound;
  const steps = stepsAt(spot, limit);
  const way = (value: number): Way => ({
    value,
    detail: `${value} where ${bound.words} ${limit} is ${inside === 1 ? 'required' : 'allowed'}`,
  });
  const away = (sign: 1 | -1): readonly Way[] => [
    ...steps.map((step) => way(clean(limit + sign * step))),
    ...multiplesBeside(spot, limit, sign).map(way),
  ];
  if (!bound.isExclusive) yield { layer, keyword, side: 'valid', ways: [way(limit), ...away(inside)] };
  yield { layer, keyword, side: 'valid', ways: away(inside) };
  if (bound.isExclusive)
    yield { layer, keyword, side: 'invalid', ways: [way(limit), ...away(inside === 1 ? -1 : 1)] };
  yield { layer, keyword, side: 'invalid', ways: away(inside === 1 ? -1 : 1) };
}

function* factorProposals(spot: Spot, layer: Layer, factor: number): Generator<Proposal> {
  const keyword = 'multipleOf';
  const kept = [...taken(typicalNumbers(spot.demands.number), 4)];
  const multiple = `a multiple of ${factor}`;
  yield { layer, keyword, side: 'valid', ways: waysOf(kept, multiple) };
  const near = kept.flatMap((value) =>
    [1, factor / 2, factor / 10, 0.1, 0.01].flatMap((by) => [clean(value + by), clean(value - by)]),
  );
  const broken = near.filter((value) => !isMultiple(value, factor));
  yield { layer, keyword, side: 'invalid', ways: waysOf(broken, `not ${multiple}`, 40) };
}

/** The ranges of integer formats. */
function* rangeProposals(layer: Layer): Generator<Proposal> {
  const format = textAt(layer.node, 'format');
  if (format !== 'int32' && format !== 'int64') return;
  const keyword = 'format';
  const [most, beyond] = format === 'int32' ? [0x7fffffff, 0x80000000] : [Number.MAX_SAFE_INTEGER, 1e19];
  for (const sign of [1, -1]) {
    const kept = [sign * most, sign * 1000, sign];
    yield { layer, keyword, side: 'valid', ways: waysOf(kept, `a whole number of the format ${format}`) };
    const broken = [sign * beyond, sign * (beyond + 1), sign * 1e20];
    yield { layer, keyword, side: 'invalid', ways: waysOf(broken, `beyond the format ${format}`) };
  }
}

/** Distances from a bound to try, the most natural first. */
function stepsAt(spot: Spot, limit: number): readonly number[] {
  const { number } = spot.demands;
  if (number.factors.length > 0) return [stepOf(number), 1];
  const unit = unitOf(limit);
  return number.isInteger ? [1, Math.max(1, Math.ceil(unit))] : [0.01, 1, unit, 2 * unit];
}

/** The multiples next to a bound that is not a multiple itself. */
function multiplesBeside(spot: Spot, limit: number, sign: 1 | -1): readonly number[] {
  if (spot.demands.number.factors.length === 0) return [];
  const step = stepOf(spot.demands.number);
  const below = Math.floor(limit / step);
  return (sign === 1 ? [below + 1, below + 2] : [below, below - 1]).map((times) => clean(times * step));
}

function clean(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}
