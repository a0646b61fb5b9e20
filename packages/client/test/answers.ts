import type { ErrorBody, ErrorName } from '@finops/contract';

/** A `fetch` that keeps the requests it was given and answers each by the next of its answers, the last one again and again. */
export function recorder(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    if (answer === undefined) throw new Error('There is no answer.');
    return answer();
  };
  return { requests, fetch };
}

/** An answer with a body of JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'X-Request-Id': 'req_8fK2mQ9xVt4LpZ7r', ...headers },
  });
}

/** A success with data, and with the pagination of a list. */
export function success(data: unknown, pagination?: unknown): () => Response {
  return () => json(200, { status: 'success', message: '', data, pagination });
}

/** A failure that the API explains. */
export function failure(
  status: number,
  name: ErrorName,
  headers?: Record<string, string>,
  more: Partial<ErrorBody> = {},
): () => Response {
  return () =>
    json(status, { status: 'error', message: 'no', error: { name, message: 'no' }, ...more }, headers);
}
