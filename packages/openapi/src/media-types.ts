/** A media type without its parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  const end = mediaType.indexOf(';');
  return (end < 0 ? mediaType : mediaType.slice(0, end)).trim().toLowerCase();
}

/** Whether content of a media type is JSON. */
export function isJson(mediaType: string): boolean {
  return /^[^/]+\/(?:[^/]+\+)?json$/.test(essenceOf(mediaType));
}

/** A media type without its parameters, followed by the ranges that include it, most specific first. */
export function rangesOf(mediaType: string): readonly string[] {
  return rangesOfEssence(essenceOf(mediaType));
}

function rangesOfEssence(essence: string): readonly string[] {
  const end = essence.indexOf('/');
  return [essence, `${end < 0 ? essence : essence.slice(0, end)}/*`, '*/*'];
}

/**
 * The declared media type that equals a media type, or the most specific declared range that includes it; parameters
 * are ignored.
 */
export function coveringType(mediaType: string, declared: readonly string[]): string | undefined {
  for (const range of rangesOf(mediaType)) {
    const found = declared.find((one) => essenceOf(one) === range);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Selects the offered media type that an `Accept` value prefers, by quality and then by the order offered (RFC 9110,
 * 12.5.1). An absent or empty value accepts everything. Returns undefined if none is acceptable.
 */
export function acceptable(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === '') return offered[0];
  const ranges = accept.split(',').map(parseRange);
  let best: { type: string; quality: number } | undefined;
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > (best?.quality ?? 0)) best = { type, quality };
  }
  return best?.type;
}

interface Range {
  readonly type: string;
  readonly quality: number;
}

function parseRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

/**
 * The most specific range decides (`application/json;q=0, *` refuses JSON). An offered range matches any type in it.
 */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const essence = essenceOf(type);
  if (essence.endsWith('*')) {
    const within = ranges.filter((one) => isWithin(one.type, essence) || isWithin(essence, one.type));
    return Math.max(0, ...within.map((one) => one.quality));
  }
  for (const candidate of rangesOfEssence(essence)) {
    const range = ranges.find((one) => one.type === candidate);
    if (range !== undefined) return range.quality;
  }
  return 0;
}

function isWithin(type: string, range: string): boolean {
  return range === '*/*' || type === range || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}
