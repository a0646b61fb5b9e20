/**
 * Headers of every answer that does not say otherwise: no cache keeps it (RFC 9111, 5.2.2.5), and no browser takes it for
 * another type than it says (Fetch Standard, 3.5).
 */
export const answerHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;
