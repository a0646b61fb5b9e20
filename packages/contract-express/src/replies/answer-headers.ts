/**
 * Headers of every response that does not override them: it is not cached (RFC 9111, 5.2.2.5), and browsers do not
 * guess another media type (Fetch Standard, 3.5).
 */
export const answerHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;
