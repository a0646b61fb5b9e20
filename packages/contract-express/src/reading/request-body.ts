import type { IncomingMessage } from 'node:http';
import { Fault, type Flaw } from './fault.ts';
import { bodyMediaType } from './media-types.ts';
import type { DocumentedBody } from './operations.ts';
import { parseForm, parseJson } from './parse-body.ts';
import { type BodyTimes, readBody } from './read-body.ts';

/** A request body that could be read. */
export interface RequestBody {
  readonly mediaType: string;
  readonly form: boolean;
  /** A JSON value, or the fields of a form. */
  readonly value: unknown;
  readonly flaws: readonly Flaw[];
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Reads and parses the body that an operation takes; undefined when there is none and none is required. Throws
 * the faults of its media type, its size, its transfer and its syntax; an empty body counts as none.
 */
export async function readRequestBody(
  request: IncomingMessage,
  body: DocumentedBody,
  times: BodyTimes,
): Promise<RequestBody | undefined> {
  const { headers } = request;
  const taken = [...body.schemas.keys()];
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
    const mediaType = bodyMediaType(headers['content-type'], headers['content-encoding'], taken);
    const bytes = await readBody(request, { bytes: body.maxBytes, ...times });
    if (bytes.length > 0) return parsed(mediaType, bytes);
  }
  if (!body.required) return undefined;
  throw new Fault('unreadable', `The body is empty. Send one as ${taken.join(' or ')}.`);
}

function parsed(mediaType: string, bytes: Uint8Array): RequestBody {
  if (mediaType !== formType) return { mediaType, form: false, value: parseJson(bytes), flaws: [] };
  const { fields, flaws } = parseForm(bytes);
  return { mediaType, form: true, value: fields, flaws };
}
