import { crc32, deflateSync } from 'node:zlib';

const CHUNK_FRAME_BYTES = 12;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one pixel, padded to the given size by a meaningless chunk that repeats a text. */
export function samplePng(bytes = 0, text = '\x07'): Buffer {
  const header = Buffer.from('00000001000000010806000000', 'hex');
  const start = [Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header)];
  const end = [chunk('IDAT', deflateSync(Buffer.alloc(5))), chunk('IEND', Buffer.alloc(0))];
  const missing = bytes - Buffer.concat([...start, ...end]).length - CHUNK_FRAME_BYTES;
  const filling = missing >= 0 ? [chunk('prVt', Buffer.alloc(missing, text))] : [];
  return Buffer.concat([...start, ...filling, ...end]);
}

/** Segments of a JPEG of one pixel: a frame, a scan, and its end. */
export function sampleJpeg(): Buffer {
  const frame = 'ffc0000b080001000101011100';
  const scan = 'ffda0008010100003f00d2cf20';
  return Buffer.from(`ffd8ffe000104a46494600010100000100010000${frame}${scan}ffd9`, 'hex');
}

/** A PDF without pages. */
export function samplePdf(): Buffer {
  return Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n');
}
