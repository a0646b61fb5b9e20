import type { Answer, HeaderLine } from '../model/message.ts';
import { type Hide, hider, type Secrets, typesOfJson } from '../secrets/redact.ts';
import { HIDDEN, isSecretName, withoutSecretFields } from '../secrets/secret-names.ts';
import type { RecordedExchange } from '../send/recorded-sender.ts';
import { testerVersion } from './version.ts';

/** The maximum number of characters kept of a body. */
const LONGEST_BODY = 100_000;

/** HAR 1.2 of everything that a run sent, including repeated requests, with credentials redacted. */
export function harReport(exchanges: readonly RecordedExchange[], secrets: Secrets): string {
  const hide = hider(secrets);
  const log = {
    version: '1.2',
    creator: { name: 'contract', version: testerVersion() },
    entries: exchanges.map((exchange) => entryOf(exchange, secrets, hide)),
  };
  return `${JSON.stringify({ log }, null, 1)}\n`;
}

function entryOf(
  { target, request, answer, startedAt, milliseconds }: RecordedExchange,
  { personal: isPersonal, names = new Set() }: Secrets,
  hide: Hide,
) {
  const address = hide(`${target.href.replace(/\/+$/, '')}${request.target}`);
  const url = withoutSecretFields(address, (name) => names.has(name));
  const time = Math.max(0, Math.round(milliseconds * 1000) / 1000);
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(request.headers, hide, names),
      queryString: queryOf(url),
      ...(request.body === undefined
        ? {}
        : {
            postData: {
              mimeType: headerOf(request.headers, 'content-type'),
              ...bodyOf(isPersonal ? typesOfJson(request.body) : request.body, hide),
            },
          }),
      headersSize: -1,
      bodySize: request.body === undefined ? 0 : Buffer.byteLength(request.body),
    },
    response: responseOf(answer, isPersonal, hide),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(answer.kind === 'none' ? { comment: hide(answer.reason) } : {}),
  };
}

/** A response; a missing one has the status 0. */
function responseOf(answer: Answer, isPersonal: boolean, hide: Hide) {
  const { status, headers, body } =
    answer.kind === 'none' ? { status: 0, headers: [], body: new Uint8Array() } : answer;
  const text = Buffer.from(body).toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(body);
  const shown = isPersonal ? typesOfJson(text) : text;
  return {
    status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: headersOf(headers, hide),
    content: {
      size: body.length,
      mimeType: headerOf(headers, 'content-type'),
      ...(isText ? bodyOf(shown, hide) : { comment: 'binary, left out' }),
    },
    redirectURL: hide(headerOf(headers, 'location')),
    headersSize: -1,
    bodySize: body.length,
  };
}

function bodyOf(text: string, hide: Hide) {
  const clean = hide(text);
  if (clean.length <= LONGEST_BODY) return { text: clean };
  return { text: clean.slice(0, LONGEST_BODY), comment: `cut after ${LONGEST_BODY} characters` };
}

function headersOf(lines: readonly HeaderLine[], hide: Hide, names: ReadonlySet<string> = new Set()) {
  return lines.map(([name, value]) => {
    const isSecret = isSecretName(name) || names.has(name.toLowerCase());
    return { name, value: isSecret ? HIDDEN : hide(value) };
  });
}

function headerOf(lines: readonly HeaderLine[], name: string): string {
  return lines.find(([own]) => own.toLowerCase() === name)?.[1] ?? '';
}

function queryOf(url: string): { readonly name: string; readonly value: string }[] {
  const query = url.split('?').slice(1).join('?');
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}
