import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request to the provider. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields of a form. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The response of the provider. */
export interface Answered {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly text: string;
}

/**
 * Has a listener answer a request without a connection, so that the complete response is known before the surrounding
 * transaction ends and anything is sent.
 */
export function exchange(
  listener: RequestListener,
  { method, target, headers = {}, form }: Asked,
): Promise<Answered> {
  const request = new IncomingMessage(new Socket());
  const body = form === undefined ? '' : new URLSearchParams(form).toString();
  request.method = method;
  request.url = target;
  request.headers = {
    ...headers,
    ...(form !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  request.push(body);
  request.push(null);
  const response = new ServerResponse(request);
  return new Promise((resolve) => {
    response.end = (content?: unknown) => {
      const { statusCode: status } = response;
      resolve({ status, headers: response.getHeaders(), text: String(content ?? '') });
      return response;
    };
    listener(request, response as Parameters<RequestListener>[1]);
  });
}
