import type { IncomingMessage } from 'node:http';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { essenceOf } from '@finops/openapi';
import { Fault, type Flaw } from './fault.ts';
import { bodyMediaType, formOf } from './media-types.ts';
import { DEFAULT_BODY_BYTES, type DocumentedBody } from './operations.ts';
import { decodeText, parseForm, parseJson } from './parse-body.ts';
import { type BodyTimes, readBody } from './read-body.ts';
import { clip } from './words.ts';

/** A readable request body. */
export interface RequestBody {
  /** As the operation declares it, possibly as a range. */
  readonly mediaType: string;
  readonly form: boolean;
  /** A JSON value, the fields of a form, a text, or bytes. */
  readonly value: unknown;
  readonly flaws: readonly Flaw[];
}

/**
 * Reads and parses the body of an operation; undefined if there is none and none is required. Throws the faults for its
 * media type, size, transfer and syntax; an empty body counts as none.
 */
export async function readRequestBody(
  request: IncomingMessage,
  body: DocumentedBody,
  times: BodyTimes,
): Promise<RequestBody | undefined> {
  const { headers } = request;
  const taken = [...body.schemas.keys()];
  if (isComing(request)) {
    refuseCodings(headers['transfer-encoding']);
    const mediaType = bodyMediaType(headers['content-type'], headers['content-encoding'], taken);
    const bytes = await readBody(request, { bytes: body.maxBytes, ...times });
    if (bytes.length > 0) return parsedInTurns(mediaType, essenceOf(headers['content-type'] ?? ''), bytes);
  }
  if (!body.required) return undefined;
  throw new Fault('unreadable', `The body is empty. Send one as ${taken.join(' or ')}.`);
}

/**
 * The maximum size of a request's body in bytes, which is the limit if it is chunked; 0 if its declared size exceeds
 * the limit.
 */
export function comingBytes({ headers }: IncomingMessage, limit: number): number {
  const bytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : limit;
  return bytes > limit ? 0 : bytes;
}

/**
 * Reads a body that an operation does not take to its end, since a request is only executed once complete, and errors
 * in the body refuse it. Throws the faults for its size and transfer, and an `unreadable` fault if it has content
 * (G352).
 */
export async function refuseRequestBody(request: IncomingMessage, times: BodyTimes): Promise<void> {
  if (!isComing(request)) return;
  const bytes = await readBody(request, { bytes: DEFAULT_BODY_BYTES, ...times });
  // Clients that always send JSON send these as an empty body.
  if (/^(|null|\{\s*\})$/.test(bytes.toString().trim())) return;
  throw new Fault(
    'unreadable',
    'This operation takes no body, so nothing that the body says would be done. Send none, or an empty object.',
  );
}

function isComing({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Chunked is the only supported transfer coding (RFC 9112, 6.1); Node decodes it and leaves others. */
function refuseCodings(transferEncoding: string | undefined): void {
  if (transferEncoding === undefined || transferEncoding.trim().toLowerCase() === 'chunked') return;
  throw new Fault(
    'unsupported_media_type',
    `Transfer-Encoding is ${clip(transferEncoding, 60)}. Send the body uncompressed, as \`Transfer-Encoding: chunked\` or with a Content-Length.`,
  );
}

/** Collecting, parsing and validating a large body take a while, so other requests get a turn in between. */
async function parsedInTurns(mediaType: string, given: string, bytes: Uint8Array): Promise<RequestBody> {
  const isLarge = bytes.length > DEFAULT_BODY_BYTES;
  if (isLarge) await othersTurn();
  const body = parsed(mediaType, given, bytes);
  if (isLarge) await othersTurn();
  return body;
}

function parsed(mediaType: string, given: string, bytes: Uint8Array): RequestBody {
  const kind = formOf(given);
  if (kind === 'form') {
    const { fields, flaws } = parseForm(bytes);
    return { mediaType, form: true, value: fields, flaws };
  }
  const value = kind === 'json' ? parseJson(bytes) : kind === 'text' ? decodeText(bytes) : bytes;
  return { mediaType, form: false, value, flaws: [] };
}
