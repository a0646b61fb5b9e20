import { STATUS_CODES } from 'node:http';
import type { MockContract } from './contract.ts';
import { corsHeaders } from './cors.ts';
import { Fault } from './fault.ts';
import { faultReply } from './reply.ts';

/** What Node's parser says of a message that it gives up on. */
interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

const bodyLength =
  'The length of the body is not clear. Send one Content-Length in digits, or Transfer-Encoding: chunked, not both.';
const told: Readonly<Record<string, string>> = {
  HPE_INVALID_EOF_STATE: 'The connection ended inside the request. Send all of it.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The head of the request took too long to arrive. Send it at once.',
  HPE_UNEXPECTED_CONTENT_LENGTH: bodyLength,
  HPE_INVALID_TRANSFER_ENCODING: bodyLength,
  HPE_INVALID_CONTENT_LENGTH: bodyLength,
  HPE_INVALID_CHUNK_SIZE:
    'A chunk of the body has a size that is no hexadecimal number. Send it well-formed.',
};

/** What Node's parser could not read: a bad request line, a bad or too large header, a cut or slow message. */
export function unreadable(error: ParserError): Fault {
  const message = error.code === 'HPE_HEADER_OVERFLOW' ? overflow(error) : told[error.code ?? ''];
  return new Fault('bad_request', message ?? 'The request is not readable as HTTP/1.1. Send it well-formed.');
}

/** The parser counts the request line and the headers together: the line is at fault when it fills what came. */
function overflow({ rawPacket }: ParserError): string {
  const start = rawPacket?.toString('latin1', 0, 16_384) ?? '';
  return /^[A-Z]+ [^\r\n]*$/.test(start)
    ? 'The address is too long. Send at most 16 KiB of address and headers.'
    : 'The headers are too large. Send at most 16 KiB of them.';
}

/** A whole response for a socket that has no response object to write to. */
export function rawReply(contract: MockContract, fault: Fault, id: string): string {
  const reply = faultReply(contract, fault, undefined, []);
  const body = JSON.stringify(reply.body);
  const headers = {
    ...corsHeaders(contract),
    ...reply.headers,
    'X-Request-Id': id,
    Date: new Date().toUTCString(),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`, ...lines, '', body].join('\r\n');
}
