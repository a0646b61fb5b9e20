/** A document fetched over the network. */
export interface Fetched {
  readonly text: string;
  /** Its media type, according to the server. */
  readonly type: string | undefined;
}

/** The timeout for a document including redirects, in milliseconds. */
const TIMEOUT = 30_000;
/** The maximum number of redirects. */
const MOST_HOPS = 5;
/** The maximum size of a document, in uncompressed bytes. */
const LARGEST = 100_000_000;

/**
 * Fetches a document. Redirects are followed only to URLs that would be accepted directly: to `https:`, or to `http:`
 * on this machine if the first URL is one.
 *
 * @throws Error that says why it cannot be read
 */
export async function fetchDocument(address: string): Promise<Fetched> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const isLocal = new URL(address).protocol === 'http:';
  let url = new URL(address);
  checkAddress(url, isLocal);
  for (let hops = 0; ; hops += 1) {
    const answer = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/yaml, application/json, */*' },
    });
    const next = redirectOf(answer, url);
    if (next === undefined) return readAnswer(answer);
    await answer.body?.cancel();
    if (hops === MOST_HOPS) throw new Error(`it is redirected more than ${MOST_HOPS} times`);
    if (!isSafe(next, isLocal) || hasCredential(next)) {
      throw new Error(`it is redirected to ${next.protocol}//${next.host}, which is not read`);
    }
    url = next;
  }
}

/** Only `https:` is read, and on this machine `http:` if requested. */
export function checkAddress(url: URL, isLocal: boolean): void {
  if (!isSafe(url, isLocal)) throw new Error('is not encrypted: give an https URL');
  if (hasCredential(url)) throw new Error('holds a credential, which is not sent');
}

function hasCredential({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function isSafe({ protocol, hostname }: URL, isLocal: boolean): boolean {
  if (protocol === 'https:') return true;
  return isLocal && protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined;
  if (!URL.canParse(location, from)) throw new Error('it is redirected to an invalid URL');
  return new URL(location, from);
}

async function readAnswer(answer: Response): Promise<Fetched> {
  if (!answer.ok) await answer.body?.cancel();
  if (answer.status === 404) throw new Error('ENOENT');
  if (!answer.ok) throw new Error(`the server responded with ${answer.status}`);
  return { text: await textWithin(answer, LARGEST), type: answer.headers.get('content-type') ?? undefined };
}

/** The body of a response. Throws an Error if it exceeds the size limit. */
export async function textWithin({ body, headers }: Response, largest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  const refusal = new Error(`it is larger than ${largest / 1_000_000} MB, the limit`);
  const reader = body?.getReader();
  let size = 0;
  try {
    if (Number(headers.get('content-length') ?? 0) > largest) throw refusal;
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      size += part.value.length;
      if (size > largest) throw refusal;
      parts.push(part.value);
    }
  } finally {
    await reader?.cancel();
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
