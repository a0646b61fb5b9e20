import { acceptable, coveringType, essenceOf, isJson } from '@finops/openapi';
import { Fault } from './fault.ts';
import { clip } from './words.ts';

/**
 * Chooses the response media type from one or more offered ones. Throws a `not_acceptable` fault if the `Accept` value
 * allows none of them.
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

/** How the content of a media type is parsed. */
export function formOf(mediaType: string): 'json' | 'form' | 'text' | 'bytes' {
  const essence = essenceOf(mediaType);
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (isJson(essence)) return 'json';
  return essence.startsWith('text/') ? 'text' : 'bytes';
}

/** The declared media type or range that a message's media type matches; undefined for an invalid media type. */
export function declaredType(mediaType: string, declared: readonly string[]): string | undefined {
  return /^[^/\s*]+\/[^/\s*]+$/.test(essenceOf(mediaType)) ? coveringType(mediaType, declared) : undefined;
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
  const type = declaredType(essence, taken);
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
