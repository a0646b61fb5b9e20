import type { Sent } from './violation.ts';

/**
 * The number of characters of target and headers, and of the body, up to which every server must accept a request.
 */
const usual = { head: 4_000, body: 60_000 };

/**
 * Whether a request is refused for its length alone, in a way that no contract has to declare: 414 or 431 for a very long
 * target or headers, 413 for a very long body (RFC 9110, 15.5.14 and 15.5.15; RFC 6585, 5).
 */
export function isRefusedByLength({ case: { operation }, request, status }: Sent): boolean {
  if (operation.responses.has(String(status))) return false;
  const lines = request.headers.map(([name, value]) => name.length + value.length);
  const head = lines.reduce((sum, length) => sum + length, request.target.length);
  if (status === 414 || status === 431) return head > usual.head;
  return status === 413 && (request.body?.length ?? 0) > usual.body;
}
