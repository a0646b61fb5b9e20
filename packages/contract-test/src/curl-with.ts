import type { WireRequest } from './case.ts';
import { allLines, type Credentials } from './wire/credentials.ts';
import { curlOf } from './wire/curl.ts';

/** Writes requests as shell lines for one target, or for another address; the caller's header values are variables in them. */
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
