import type { WireRequest } from '../model/message.ts';
import { allLines, type Credentials } from './credentials.ts';

/**
 * A line for a POSIX shell that sends a request. The values of secret headers are variables: `"$AUTHORIZATION"`. A body
 * with a NUL character is written with `printf`, since arguments cannot contain one.
 */
export function curlOf(request: WireRequest, baseUrl: string, secretHeaders: readonly string[]): string {
  const secret = new Set(secretHeaders.map((name) => name.toLowerCase()));
  const words = [
    'curl -sS -g --path-as-is',
    request.method === 'HEAD' ? '-I' : `-i -X ${quote(request.method)}`,
  ];
  words.push(quote(`${baseUrl.replace(/\/+$/, '')}${request.target}`));
  for (const [name, value] of request.headers) {
    if (secret.has(name.toLowerCase())) words.push(`-H ${quote(`${name}: `)}"$${variableOf(name)}"`);
    else words.push(`-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`);
  }
  if (request.body === undefined) return words.join(' ');
  // Without this, curl adds a media type of its own.
  if (!request.headers.some(([name]) => name.toLowerCase() === 'content-type'))
    words.push("-H 'Content-Type:'");
  if (!request.body.includes('\0')) return [...words, `--data-raw ${quote(request.body)}`].join(' ');
  const escaped = request.body.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\0', '\\000');
  return `printf ${quote(escaped)} | ${[...words, '--data-binary @-'].join(' ')}`;
}

/** The variable that stands for the value of a secret header. */
function variableOf(name: string): string {
  return name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '_')
    .replace(/^(?=\d)/, '_');
}

function quote(text: string): string {
  return /^[\w./:=%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Writes requests as shell lines for one target, or for another address; the caller's header values become variables.
 */
export function curlWith(
  credentials: Credentials,
  baseUrl: string,
): (request: WireRequest, elsewhere?: string) => string {
  const given = new Set(allLines(credentials).map(([name, value]) => `${name}: ${value}`));
  return (request, elsewhere = baseUrl) => {
    const secret = request.headers.filter(([name, value]) => given.has(`${name}: ${value}`));
    return curlOf(
      request,
      elsewhere,
      secret.map(([name]) => name),
    );
  };
}
