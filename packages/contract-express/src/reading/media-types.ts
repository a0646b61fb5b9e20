import { Fault } from './fault.ts';
import { clip } from './words.ts';

/**
 * The media type to answer with, one of those offered, of which there is at least one. Throws a `not_acceptable`
 * fault when the `Accept` value admits none of them.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string {
  const chosen = acceptable(accept, offered);
  if (chosen !== undefined) return chosen;
  const types = [...new Set(offered)].join(', ');
  throw new Fault(
    'not_acceptable',
    `Accept is ${clip(accept ?? '', 80)}; this operation only returns ${types}. Send \`Accept: ${types}\`.`,
  );
}

/**
 * The first of the offered media types that an `Accept` value admits, by quality and then by the order
 * offered (RFC 9110, 12.5.1). An absent or empty value admits everything; undefined means none is admitted.
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

/** The most specific range decides (`application/json;q=0, *` refuses JSON). A range that is offered has any type in it. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const essence = essenceOf(type);
  if (essence.endsWith('*')) {
    const within = ranges.filter((one) => isWithin(one.type, essence) || isWithin(essence, one.type));
    return Math.max(0, ...within.map((one) => one.quality));
  }
  for (const candidate of [essence, `${essence.split('/')[0]}/*`, '*/*']) {
    const range = ranges.find((one) => one.type === candidate);
    if (range !== undefined) return range.quality;
  }
  return 0;
}

/** A media type without its parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** What the content of a media type is read as. */
export function formOf(mediaType: string): 'json' | 'form' | 'text' | 'bytes' {
  const essence = essenceOf(mediaType);
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (/[/+]json$/.test(essence)) return 'json';
  return essence.startsWith('text/') ? 'text' : 'bytes';
}

/** The declared media type that a media type is, or the most specific declared range that it is in; parameters do not count. */
export function coveringType(mediaType: string, declared: readonly string[]): string | undefined {
  const essence = essenceOf(mediaType);
  if (!/^[^/\s*]+\/[^/\s*]+$/.test(essence)) return undefined;
  const ranges = [essence, `${essence.split('/')[0]}/*`, '*/*'];
  for (const range of ranges) {
    const found = declared.find((one) => essenceOf(one) === range);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isWithin(type: string, range: string): boolean {
  return range === '*/*' || type === range || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

/**
 * The media type of a request body as the operation declares it, perhaps as a range.
 * Throws an `unsupported_media_type` fault for another type, a charset that is not UTF-8, or a content coding.
 */
export function bodyMediaType(
  contentType: string | undefined,
  contentEncoding: string | undefined,
  taken: readonly string[],
): string {
  const advice = `Send \`Content-Type: ${taken.join('` or `')}\`.`;
  if (contentType === undefined) {
    throw new Fault('unsupported_media_type', `The body has no media type. ${advice}`);
  }
  const [essence = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const type = coveringType(essence, taken);
  if (type === undefined) {
    throw new Fault(
      'unsupported_media_type',
      `The body is ${clip(contentType, 80) || 'of no media type'}, which this operation does not accept. ${advice}`,
    );
  }
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8);
  if (charset !== undefined && !/^"?utf-?8"?$/.test(charset)) {
    throw new Fault(
      'unsupported_media_type',
      `The body has the charset ${clip(charset, 40)}, which is not supported. Send UTF-8.`,
    );
  }
  if (contentEncoding !== undefined && !/^(identity)?$/i.test(contentEncoding.trim())) {
    throw new Fault(
      'unsupported_media_type',
      `The body has the content coding ${clip(contentEncoding, 40)}. Send it as it is, uncompressed.`,
    );
  }
  return type;
}
