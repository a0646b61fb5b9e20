import { crc32 } from 'node:zlib';

/** Accepted formats of images and documents (G12). */
export type FileFormat = 'image/png' | 'image/jpeg' | 'application/pdf';

/** A file with its detected format. */
export interface RecognizedFile {
  readonly format: FileFormat;
  readonly bytes: Buffer;
}

/** Which check a file failed: base64, size or format. */
export type FileFlaw = 'encoding' | 'size' | 'format';

/** Maximum size of a file, in bytes (G12). */
export const MOST_FILE_BYTES = 4 * 1024 * 1024;

/**
 * Decodes a file and detects its format from its bytes, from beginning to end; a truncated file is not recognized.
 *
 * @param base64 canonical, by RFC 4648, section 3.5: padded, and without characters outside the alphabet.
 */
export function recognizedFile(base64: string): RecognizedFile | FileFlaw {
  if (base64.length % 4 !== 0) return 'encoding';
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  if ((base64.length / 4) * 3 - padding > MOST_FILE_BYTES) return 'size';
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) return 'encoding';
  const format = formatOf(bytes);
  return format === undefined ? 'format' : { format, bytes };
}

function formatOf(bytes: Buffer): FileFormat | undefined {
  if (isWholePng(bytes)) return 'image/png';
  if (isWholeJpeg(bytes)) return 'image/jpeg';
  return isWholePdf(bytes) ? 'application/pdf' : undefined;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/**
 * Whether the file is a chain of chunks from IHDR to IEND, each with a valid checksum, with pixels among them (PNG,
 * section 5).
 */
function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return false;
  let hasPixels = false;
  let at = PNG_SIGNATURE.length;
  for (let index = 0; at + CHUNK_FRAME_BYTES <= bytes.length; index += 1) {
    const length = bytes.readUInt32BE(at);
    const end = at + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (index === 0 && (type !== 'IHDR' || length !== 13 || !hasArea(bytes, at + 8))) return false;
    if (type === 'IDAT' && length > 0) hasPixels = true;
    if (type === 'IEND') return hasPixels && end === bytes.length;
    at = end;
  }
  return false;
}

function hasArea(bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) > 0 && bytes.readUInt32BE(at + 4) > 0;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/**
 * Whether the segments lead from the start of the image through a frame and a scan to its end (JPEG, ISO/IEC
 * 10918-1, annex B).
 */
function isWholeJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SOI) return false;
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return hasFrame && hasScan;
    if (at + 4 > bytes.length) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return false;
    if (isFrame(marker)) hasFrame = true;
    at += 2 + length;
    if (marker === SOS) {
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  return false;
}

/** Frame markers are C0 to CF, except those for tables and the reserved one. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The next marker after coded data, in which FF is followed by 00 or a restart number. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Readers search for the end of a PDF in its last kilobyte. */
const PDF_END_BYTES = 1024;

function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const end = bytes.toString('latin1', Math.max(0, bytes.length - PDF_END_BYTES));
  return end.includes('startxref') && end.includes('%%EOF');
}
