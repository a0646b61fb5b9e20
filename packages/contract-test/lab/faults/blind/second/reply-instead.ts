import type { Reply } from '../../../reply.ts';

/** Replaces a reply by another one; of its headers, only the request id stays. */
export function replyInstead(reply: Reply, { status, headers, body }: Reply): void {
  const { 'X-Request-Id': id = '' } = reply.headers;
  Object.assign(reply, { status, headers: { ...headers, 'X-Request-Id': id }, body });
}
