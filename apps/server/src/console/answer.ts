/** Headers of an answer that holds what is shown once (G96). */
export const UNCACHED = { 'Cache-Control': 'no-store' } as const;

/** The envelope around what an operation answers. */
export function success<Data>(message: string, data: Data) {
  return { status: 'success' as const, message, data };
}
