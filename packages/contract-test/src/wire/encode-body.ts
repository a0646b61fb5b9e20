import { encodingOf } from '../contract/encoding.ts';
import { isRecord } from '../contract/instances/json-value.ts';
import type { Json } from '../contract/model.ts';
import type { RequestContent } from '../model/case.ts';
import { textOf } from './text.ts';

const boundary = 'contract-test-boundary';

/** An encoded body and the media type for its header. */
export interface EncodedBody {
  readonly text: string;
  readonly mediaType: string | undefined;
}

const noFiles: ReadonlyMap<string, string> = new Map();

/** Encodes a body by its media type; `files` are the file members of a multipart form, with their media types. */
export function encodeBody(
  content: RequestContent,
  files: ReadonlyMap<string, string> = noFiles,
): EncodedBody {
  if ('raw' in content) return { text: content.raw, mediaType: content.mediaType };
  const { value } = content;
  const mediaType = concrete(content.mediaType);
  switch (encodingOf(mediaType)) {
    case 'json':
      return { text: JSON.stringify(value), mediaType };
    case 'form':
      return { text: formText(value), mediaType };
    case 'multipart':
      return { text: multipartText(value, files), mediaType: `multipart/form-data; boundary=${boundary}` };
    case 'text':
      return { text: textOf(value), mediaType };
  }
}

/** The fields of a form: arrays repeat their name, objects are JSON. */
export function formFields(value: Json): readonly (readonly [name: string, value: string])[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    (Array.isArray(member) ? member : [member]).map((item: Json) => [name, textOf(item)] as const),
  );
}

function formText(value: Json): string {
  if (!isRecord(value)) return textOf(value);
  return new URLSearchParams(formFields(value).map(([name, text]) => [name, text])).toString();
}

function multipartText(value: Json, files: ReadonlyMap<string, string>): string {
  if (!isRecord(value)) return textOf(value);
  const parts = formFields(value).map(([name, text]) => {
    const type = files.get(name);
    const file = type === undefined ? '' : `; filename="file"\r\nContent-Type: ${type}`;
    const title = name.replaceAll(/["\r\n]/g, encodeURIComponent);
    return `--${boundary}\r\nContent-Disposition: form-data; name="${title}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

function concrete(mediaType: string): string {
  if (!mediaType.includes('*')) return mediaType;
  return mediaType.startsWith('text/') ? 'text/plain' : 'application/json';
}
