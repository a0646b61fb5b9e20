import type { Reply } from '../../../reply.ts';

/** Makes another reply of one; of its headers the request's id is left. */
export function replyInstead(reply: Reply, { status, headers, body }: Reply): void {
  const { 'X-Request-Id': id = '' } = reply.headers;
  Object.assign(reply, { status, headers: { ...headers, 'X-Request-Id': id }, body });
}
