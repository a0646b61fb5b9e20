import type { HeaderLine } from '../model/message.ts';

/** Lines of a message to send, without a `Trailer` that its framing does not support (RFC 9110, 6.6.2). */
export function withFittingTrailer(lines: readonly HeaderLine[], isChunked: boolean): readonly HeaderLine[] {
  return isChunked ? lines : lines.filter(([name]) => name.toLowerCase() !== 'trailer');
}

/** A transfer coding other than `chunked`, which the proxy cannot pass on (RFC 9112, 6.1). */
export function foreignTransferCoding(lines: readonly HeaderLine[]): string | undefined {
  const value = lines
    .filter(([name]) => name.toLowerCase() === 'transfer-encoding')
    .map(([, coding]) => coding.trim())
    .join(', ');
  return value === '' || value.toLowerCase() === 'chunked' ? undefined : value;
}
