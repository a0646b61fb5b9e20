import { essenceOf, isJson as isJsonType } from '@finops/openapi';
import type { Json } from '../contract/model.ts';
import type { Answer } from '../model/message.ts';

/** The contents of a response, parsed by its media type. */
export interface ParsedAnswer {
  /** In lower case, without parameters; undefined without a `Content-Type`. */
  readonly mediaType: string | undefined;
  /** The body as text; undefined if it is empty or not text in its character set. */
  readonly text: string | undefined;
  /** The value of a JSON body; undefined if there is none. */
  readonly json: Json | undefined;
  /** Why the body cannot be read; undefined if it can. */
  readonly fault: string | undefined;
}

/** Parses a response. JSON is always UTF-8; bodies of non-text media types are not parsed. */
export function parseAnswer(answer: Answer): ParsedAnswer {
  const nothing = { mediaType: undefined, text: undefined, json: undefined, fault: undefined };
  if (answer.kind === 'none') return nothing;
  const contentType = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const mediaType = contentType === undefined ? undefined : essenceOf(contentType);
  const parsed = { ...nothing, mediaType };
  if (answer.body.length === 0) return parsed;
  const isJson = mediaType !== undefined && isJsonType(mediaType);
  const charset = isJson ? 'utf-8' : (/charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8');
  const text = decode(answer.body, charset);
  if (text === undefined) {
    const isText = isJson || mediaType?.startsWith('text/') === true;
    return { ...parsed, fault: isText ? `it is not ${isJson ? 'UTF-8' : charset}` : undefined };
  }
  if (!isJson) return { ...parsed, text };
  try {
    return { ...parsed, text, json: JSON.parse(text) as Json };
  } catch (error) {
    return { ...parsed, text, fault: `it is not JSON: ${(error as Error).message}` };
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    const decoder = charset === 'utf-8' ? utf8 : new TextDecoder(charset, { fatal: true });
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
