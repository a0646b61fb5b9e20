import type { HeaderLine } from '../model/message.ts';

/** Connection-specific fields, in addition to those that `Connection` names (RFC 9110, 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/** Delimits the body and is kept whatever `Connection` names. */
const FRAMING = 'content-length';

/** The header lines of a raw list of names and values, as received. */
export function headerLinesOf(raw: readonly string[]): readonly HeaderLine[] {
  return Array.from({ length: Math.floor(raw.length / 2) }, (_, index) => [
    raw[index * 2] ?? '',
    raw[index * 2 + 1] ?? '',
  ]);
}

/** The lines that a proxy passes on: those that are not connection-specific. */
export function endToEnd(lines: readonly HeaderLine[]): readonly HeaderLine[] {
  const named = lines
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((name) => name.trim().toLowerCase()))
    .filter((name) => name !== FRAMING);
  const dropped = new Set([...hopByHop, ...named]);
  return lines.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/** Whether lines announce a body (RFC 9112, 6.3). */
export function announcesBody(lines: readonly HeaderLine[]): boolean {
  return lines.some(([name, value]) => {
    const lower = name.toLowerCase();
    return lower === 'transfer-encoding' || (lower === 'content-length' && value.trim() !== '0');
  });
}
