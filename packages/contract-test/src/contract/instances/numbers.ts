import type { Random } from '../random.ts';

/** The demands on a number. */
export interface NumberDemands {
  /** The inclusive minimum. */
  readonly low: number;
  /** The exclusive minimum. */
  readonly above: number;
  readonly high: number;
  readonly below: number;
  readonly factors: readonly number[];
  readonly refusedFactors: readonly number[];
  readonly isInteger: boolean;
  /** `int32` limits the range. */
  readonly formats: readonly string[];
}

/** Whether a number meets demands, by the arithmetic of Ajv for `multipleOf`. */
export function meetsNumber(demands: NumberDemands, value: number): boolean {
  return (
    Number.isFinite(value) &&
    value >= demands.low &&
    value > demands.above &&
    value <= demands.high &&
    value < demands.below &&
    (!demands.isInteger || Number.isInteger(value)) &&
    demands.factors.every((factor) => isMultiple(value, factor)) &&
    !demands.refusedFactors.some((factor) => isMultiple(value, factor)) &&
    (!demands.formats.includes('int32') || (Number.isInteger(value) && Math.abs(value) <= 0x7fffffff)) &&
    (!demands.formats.includes('int64') || Number.isSafeInteger(value))
  );
}

/** Numbers that meet demands, the plainest first. */
export function* typicalNumbers(demands: NumberDemands): Generator<number> {
  const step = stepOf(demands);
  const edges = [demands.low, demands.above, demands.high, demands.below].filter(Number.isFinite);
  const near = edges.flatMap((edge) => [
    ...multiplesNear(edge, step),
    edge,
    ...[step, 0.5, 0.01, unitOf(edge)].flatMap((by) => [edge + by, edge - by]),
  ]);
  const middle = edges.length > 1 ? [(Math.min(...edges) + Math.max(...edges)) / 2] : [];
  const plain = [1, 10, 2, 100, 0, 12.5, 0.5, -1];
  const all = [...plain, ...plain.map((one) => one * step), ...near, ...middle];
  for (const value of new Set(all)) if (meetsNumber(demands, value)) yield value;
}

/** A random number that meets demands; undefined if none is found. */
export function randomNumber(random: Random, demands: NumberDemands): number | undefined {
  const step = stepOf(demands);
  const edgeLow = Math.max(demands.low, demands.above);
  const edgeHigh = Math.min(demands.high, demands.below);
  const span = 1000 * step;
  const low = Number.isFinite(edgeLow)
    ? edgeLow
    : Number.isFinite(edgeHigh)
      ? edgeHigh - span
      : random.pick([0, -span]);
  const high = Number.isFinite(edgeHigh) ? Math.min(edgeHigh, low + 1e12 * step) : low + span;
  for (let tries = 0; tries < 12; tries += 1) {
    const drawn = low + random.next() * (high - low);
    const onStep = Number((Math.round(drawn / step) * step).toPrecision(15));
    const rounded = Number(drawn.toFixed(2));
    for (const value of demands.isInteger || random.next() < 0.5 ? [onStep] : [rounded, onStep]) {
      if (meetsNumber(demands, value)) return value;
    }
  }
  const [first] = typicalNumbers(demands);
  return first;
}

/** The distance between neighbouring numbers that meet demands; 1 if any distance is valid. */
export function stepOf(demands: Pick<NumberDemands, 'factors' | 'isInteger'>): number {
  const [first, ...others] = demands.factors;
  if (first === undefined) return 1;
  const product = others.reduce((all, factor) => (isMultiple(all, factor) ? all : all * factor), first);
  return demands.isInteger && !Number.isInteger(product) ? wholeMultiple(product) : product;
}

/** The smallest difference representable at this magnitude, at least a millionth. */
export function unitOf(value: number): number {
  return Math.max(1e-6, 2 ** (Math.floor(Math.log2(Math.abs(value) || 1)) - 51));
}

export function isMultiple(value: number, factor: number): boolean {
  return Number.isInteger(value / factor);
}

function multiplesNear(edge: number, step: number): readonly number[] {
  return [-1, 0, 1, 2].map((by) => Number(((Math.floor(edge / step) + by) * step).toPrecision(15)));
}

function wholeMultiple(factor: number): number {
  for (let times = 2; times <= 1000; times += 1) if (Number.isInteger(factor * times)) return factor * times;
  return factor;
}
