import { STATUS_CODES } from 'node:http';
import { Fault } from '../reading/fault.ts';

/** The error of Node's parser for a message that it rejects. */
export interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

const bodyLength =
  'The length of the body is not clear. Send one Content-Length in digits, or Transfer-Encoding: chunked, not both.';
const told = new Map(
  Object.entries({
    HPE_INVALID_EOF_STATE: 'The connection ended inside the request. Send all of it.',
    HPE_UNEXPECTED_CONTENT_LENGTH: bodyLength,
    HPE_INVALID_TRANSFER_ENCODING: bodyLength,
    HPE_INVALID_CONTENT_LENGTH: bodyLength,
    HPE_INVALID_CHUNK_SIZE:
      'A chunk of the body has a size that is no hexadecimal number. Send it well-formed.',
  }),
);

/**
 * The fault for what Node's parser could not read: an invalid request line, an invalid or too large header, a truncated
 * message.
 */
export function unreadable(error: ParserError): Fault {
  const message = error.code === 'HPE_HEADER_OVERFLOW' ? overflow(error) : told.get(error.code ?? '');
  return new Fault('unreadable', message ?? 'The request is not valid HTTP/1.1.');
}

/**
 * The parser counts the request line and the headers together; the line is at fault if it fills the received packet.
 */
function overflow({ rawPacket }: ParserError): string {
  const start = rawPacket?.toString('latin1', 0, 16_384) ?? '';
  return /^[A-Z]+ [^\r\n]*$/.test(start)
    ? 'The address is too long. Send at most 16 KiB of address and headers.'
    : 'The headers are too large. Send at most 16 KiB of them.';
}

/** The bytes of a whole response, for a socket without a response object; the connection ends with it. */
export function rawReply(status: number, given: Readonly<Record<string, string>>, body: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...given,
    Date: new Date().toUTCString(),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
}
