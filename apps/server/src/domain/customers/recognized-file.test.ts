import { describe, expect, it } from 'vitest';
import { sampleJpeg, samplePdf, samplePng } from '../../../test/harness/seed/sample-files.ts';
import { MOST_FILE_BYTES, recognizedFile } from './recognized-file.ts';

const formatOf = (bytes: Buffer | string) => {
  const file = recognizedFile(typeof bytes === 'string' ? bytes : bytes.toString('base64'));
  return typeof file === 'string' ? file : file.format;
};

describe('recognizedFile', () => {
  it('knows whole PNG, JPEG and PDF files by their bytes', () => {
    expect(formatOf(samplePng())).toBe('image/png');
    expect(formatOf(sampleJpeg())).toBe('image/jpeg');
    expect(formatOf(samplePdf())).toBe('application/pdf');
  });

  it.each([
    ['text', Buffer.from('not an image')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['the signature of a PNG alone', samplePng().subarray(0, 8)],
    ['a PNG that is cut off', samplePng().subarray(0, -1)],
    ['a PNG with something after its end', Buffer.concat([samplePng(), Buffer.from('<script>')])],
    ['a PNG with a changed byte', samplePng().map((byte, at) => (at === 30 ? byte ^ 1 : byte))],
    ['a JPEG that is cut off', sampleJpeg().subarray(0, -2)],
    ['a JPEG without a picture', Buffer.from('ffd8ffd9', 'hex')],
    ['a PDF that is cut off', samplePdf().subarray(0, -20)],
  ])('takes %s for none of them', (_, bytes) => {
    expect(formatOf(Buffer.from(bytes))).toBe('format');
  });

  it('takes 4 MiB, and not a byte more', () => {
    expect(formatOf(samplePng(MOST_FILE_BYTES))).toBe('image/png');
    expect(formatOf(Buffer.alloc(MOST_FILE_BYTES + 1))).toBe('size');
  });

  it.each([
    ['truncated', samplePng().toString('base64').slice(0, -1)],
    ['of other letters', `${samplePng().toString('base64').slice(0, -4)}-_-_`],
    ['without padding', Buffer.from('ab').toString('base64').slice(0, 3)],
    ['with bits that mean nothing', 'iVBOR1=='],
  ])('refuses base64 that is %s', (_, text) => {
    expect(recognizedFile(text)).toBe('encoding');
  });
});
