/** One response as a caller sees it. */
export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body as JSON; undefined if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: observations look into bodies of every shape.
  readonly json: any;
}

interface Said {
  readonly json?: unknown;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to a server with the usual credential; an empty header is left out. */
export type Talk = (method: string, path: string, said?: Said) => Promise<Heard>;

/** Creates a way to send requests to a server; `hears` receives every response. */
export function talkTo(
  url: string,
  credentials: readonly string[],
  hears: (heard: Heard) => void = () => {},
): Talk {
  const usual = credentials.map((line) => line.split(': ') as [string, string]);
  return async (method, path, said = {}) => {
    const headers = new Headers(usual);
    if (said.json !== undefined) headers.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(said.headers ?? {})) {
      if (value === '') headers.delete(name);
      else headers.set(name, value);
    }
    const body = said.json === undefined ? said.body : JSON.stringify(said.json);
    const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = /json/.test(response.headers.get('content-type') ?? '') && bytes.length > 0;
    const json = isJson ? JSON.parse(bytes.toString('utf8')) : undefined;
    const heard = { method, path, status: response.status, headers: response.headers, bytes, json };
    hears(heard);
    return heard;
  };
}

/** The request that reveals one fault, and the response of a correct server. */
export interface Observation {
  ask(talk: Talk): Promise<unknown>;
  readonly right: unknown;
}
