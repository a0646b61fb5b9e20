/** A call that sends a body as JSON. */
export const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** The same call with more headers. */
export function withHeaders(init: RequestInit, headers: Record<string, string>): RequestInit {
  return { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } };
}

/** The body of an answer. */
export const json = async (response: Response | Promise<Response>) => (await response).json();
