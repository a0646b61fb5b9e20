import type { LiveExchange } from '../../src/model/live-exchange.ts';

export interface GivenExchange {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless `type` says otherwise. */
  readonly body?: unknown;
  readonly type?: string;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  readonly answer?: unknown;
  readonly answerType?: string;
}

/** An exchange as it comes out of the proxy: `exchange('GET /things?limit=1', { answer: [] })`. */
export function exchange(line: string, given: GivenExchange = {}): LiveExchange {
  const [method = 'GET', target = '/'] = line.split(' ');
  const { body, answer, type = 'application/json', answerType = 'application/json' } = given;
  return {
    method,
    target,
    requestHeaders: [
      ...Object.entries(given.headers ?? {}),
      ...(body === undefined ? [] : [['Content-Type', type] as const]),
    ],
    requestBody: bodyOf(body),
    status: given.status ?? 200,
    responseHeaders: [
      ...Object.entries(given.answerHeaders ?? {}),
      ...(answer === undefined ? [] : [['Content-Type', answerType] as const]),
    ],
    responseBody: bodyOf(answer),
    startedAt: 0,
    milliseconds: 1,
  };
}

function bodyOf(value: unknown): LiveExchange['requestBody'] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { bytes: value === undefined ? new Uint8Array() : Buffer.from(text), unknown: undefined };
}
