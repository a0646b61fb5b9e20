import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { LiveBody } from '../model/live-exchange.ts';
import type { HeaderLine } from '../model/message.ts';

/** The maximum size of a body that is judged, in bytes, both encoded and decoded. */
export const MOST_BYTES = 5_000_000;

/** Records the beginning of a stream while it is passed on. */
export interface Capture {
  /** The recorded body, with its content encoding undone. */
  read(headers: readonly HeaderLine[]): Promise<LiveBody>;
}

const nothing = new Uint8Array();

/** Starts recording a stream; bytes beyond the limit are only counted. */
export function captureOf(stream: Readable, mostBytes = MOST_BYTES): Capture {
  const chunks: Buffer[] = [];
  let size = 0;
  let isWhole = false;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  stream.on('end', () => {
    isWhole = true;
  });
  return {
    async read(headers) {
      if (!isWhole) return { bytes: nothing, unknown: 'it was cut off' };
      if (size > mostBytes) return { bytes: nothing, unknown: `it is longer than ${mostBytes} bytes` };
      return decoded(Buffer.concat(chunks), headers, mostBytes);
    },
  };
}

type Decode = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;

const inflate: Decode = promisify(zlib.inflate);
const inflateRaw: Decode = promisify(zlib.inflateRaw);

/** By content coding. Some servers send `deflate` without its wrapper (RFC 9110, 8.4.1.2). */
const decoders: Readonly<Record<string, Decode>> = {
  gzip: promisify(zlib.gunzip) as Decode,
  'x-gzip': promisify(zlib.gunzip) as Decode,
  br: promisify(zlib.brotliDecompress) as Decode,
  deflate: (bytes, options) => inflate(bytes, options).catch(() => inflateRaw(bytes, options)),
  identity: async (bytes) => Buffer.from(bytes),
  // Available in Node since version 22.15.
  ...('zstdDecompress' in zlib ? { zstd: promisify(zlib.zstdDecompress) as Decode } : {}),
};

async function decoded(
  bytes: Uint8Array,
  headers: readonly HeaderLine[],
  mostBytes: number,
): Promise<LiveBody> {
  const codings = headers
    .filter(([name]) => name.toLowerCase() === 'content-encoding')
    .flatMap(([, value]) => value.split(',').map((coding) => coding.trim().toLowerCase()))
    .filter((coding) => coding !== '');
  let plain = bytes;
  if (bytes.length === 0) return { bytes, unknown: undefined };
  for (const coding of codings.reverse()) {
    const decode = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined;
    if (decode === undefined) return { bytes: nothing, unknown: `its encoding is ${coding}` };
    try {
      plain = await decode(plain, { maxOutputLength: mostBytes });
    } catch {
      return { bytes: nothing, unknown: `it cannot be decoded as ${coding}, or is too long once decoded` };
    }
  }
  return { bytes: plain, unknown: undefined };
}
