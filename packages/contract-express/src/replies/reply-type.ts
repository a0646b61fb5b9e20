import { acceptable } from '@finops/openapi';
import { declaredType } from '../reading/media-types.ts';

/** The media type of a reply's content. */
export interface ReplyType {
  /** As the contract declares it, possibly as a range; undefined if it declares none. */
  readonly declared?: string | undefined;
  /** As it is sent. */
  readonly sent?: string | undefined;
  /** Why it violates the contract. */
  readonly fault?: string;
}

/**
 * Chooses the media type of a reply with content among the declared ones and sets it in the headers. The reply may set
 * its own `Content-Type`, and must if the contract declares a range such as `image/*`; otherwise `Accept` decides.
 */
export function replyType(
  declared: readonly string[],
  accept: string | undefined,
  headers: Record<string, string>,
): ReplyType {
  const own = takeContentType(headers);
  const type = chosenType(declared, accept, own);
  headers['Content-Type'] = type.sent ?? 'application/json';
  return type;
}

function chosenType(
  declared: readonly string[],
  accept: string | undefined,
  own: string | undefined,
): ReplyType {
  if (declared.length === 0) return { sent: own ?? 'application/json' };
  if (own !== undefined) {
    const covering = declaredType(own, declared);
    if (covering !== undefined) return { declared: covering, sent: own };
    return { sent: own, fault: `Content-Type is ${own}; the contract declares ${declared.join(', ')}` };
  }
  const [first] = declared;
  const chosen = declared.length < 2 ? first : (acceptable(accept, declared) ?? first);
  if (chosen?.includes('*') !== true) return { declared: chosen, sent: chosen };
  return {
    declared: chosen,
    sent: 'application/octet-stream',
    fault: `Content-Type is missing; ${chosen} is a range`,
  };
}

/** Removes the media type from the headers, whatever the case of the name. */
function takeContentType(headers: Record<string, string>): string | undefined {
  let found: string | undefined;
  for (const name in headers) {
    if (name.length !== 12 || name.toLowerCase() !== 'content-type') continue;
    found = headers[name];
    delete headers[name];
  }
  return found;
}
