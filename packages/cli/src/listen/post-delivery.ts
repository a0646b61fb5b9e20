/** Time-out for the response of the receiver (G61). */
const ATTEMPT_MS = 15_000;

/** The response status, or the reason why there was none. */
export type DeliveryAnswer = { readonly status: number } | { readonly failure: string };

/** Sends a delivery once without following redirects. */
export async function postDelivery(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<DeliveryAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'finops-listen/1', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error && error.name === 'TimeoutError') return { failure: 'timed out' };
    const { code, message } = Object(Object(error).cause);
    return { failure: String(code ?? message ?? error) };
  }
}
