import type { Answer } from '../src/model/message.ts';
import type { Data } from './contract.ts';

/** A response of the server before it is written; `headers` by their names on the wire. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** JSON, unless `Content-Type` names another text. */
  body: Data | undefined;
  /** Sent verbatim instead of `body`: for content that does not match its media type. */
  text?: string;
}

/** Why a request was refused: the keyword and the place in the request (`/query/limit`). */
export interface Refusal {
  readonly pointer: string;
  readonly keyword: string;
}

/** A success with a JSON body. */
export function jsonReply(status: number, body: Data, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body };
}

/** A refusal. */
export function problem(status: number, title: string, errors: readonly Refusal[] = []): Reply {
  const details = errors.map(({ pointer, keyword }) => ({ pointer, keyword }));
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
    body: { title, status, ...(details.length > 0 && { errors: details }) },
  };
}

/** A copy of a reply that may be edited freely. */
export function copyOf(reply: Reply): Reply {
  const { body, headers } = reply;
  return { ...reply, headers: { ...headers }, body: body === undefined ? undefined : copyOfData(body) };
}

function copyOfData(data: Data): Data {
  if (Array.isArray(data)) return data.map(copyOfData);
  if (typeof data !== 'object' || data === null) return data;
  const copy = { ...data };
  for (const [name, member] of Object.entries(copy)) copy[name] = copyOfData(member);
  return copy;
}

const encoder = new TextEncoder();

/** The reply as sent over the wire; for HEAD, without content. */
export function answerOf(reply: Reply, isHead: boolean): Answer {
  const { status, headers, body } = reply;
  const isJson = /[/+]json/.test(headers['Content-Type'] ?? '');
  const text = reply.text ?? (body === undefined ? '' : isJson ? JSON.stringify(body) : String(body));
  return {
    kind: 'response',
    status,
    headers: Object.entries(headers),
    body: encoder.encode(isHead ? '' : text),
  };
}
