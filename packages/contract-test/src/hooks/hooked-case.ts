import { encodingOf } from '../contract/encoding.ts';
import type { Json } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { Case } from '../model/case.ts';
import { documented } from '../model/case-of.ts';
import type { WireRequest } from '../model/message.ts';
import { credentialHeaders } from '../secrets/secret-names.ts';
import type { HookedRequest } from './open-hooks.ts';

/** Records how hooks change cases. */
export interface HookedCases {
  /**
   * A case as sent after hooks: with the body that they wrote, and without an expectation that only applied to what
   * they replaced, such as the refusal of a value that is no longer sent.
   */
  of(sent: Case, request: WireRequest, hooked: HookedRequest): Case;
  /**
   * Whether a probe cannot draw conclusions from a case: hooks replaced a parameter that it had chosen, or gave the
   * same request different bodies, so that it is not a repetition.
   */
  isUnlike(sent: Case): boolean;
}

/** Opens the record of how hooks change cases. */
export function openHookedCases(judge: Judge): HookedCases {
  const unlike = new WeakSet<Case>();
  const bodies = new Map<string, string | undefined>();
  return {
    of(sent, request, hooked) {
      const key = JSON.stringify(request);
      const isOther = bodies.has(key) && bodies.get(key) !== hooked.body;
      // A repetition starts from the body that hooks wrote.
      const again = JSON.stringify({ ...request, body: hooked.body });
      if (hooked.isBodyChanged) for (const one of [key, again]) bodies.set(one, hooked.body);
      const isUnlike = isOther || hasReplaced(sent, hooked);
      const written = hookedCase(sent, hooked, judge);
      const done = isUnlike ? { ...written, expect: documented } : written;
      if (isUnlike) unlike.add(done);
      return done;
    },
    isUnlike: (sent) => unlike.has(sent),
  };
}

/** Whether hooks gave other values to parameters, or to headers, that a case has chosen. */
function hasReplaced({ parts, tampering }: Case, { headers, query }: HookedRequest): boolean {
  const chosen = [...Object.keys(parts.headers), ...Object.keys(tampering?.headers ?? {})];
  return (
    Object.keys(parts.query).some((name) => query.has(name)) ||
    chosen.some((name) => headers.has(name.toLowerCase()))
  );
}

function hookedCase(sent: Case, hooked: HookedRequest, judge: Judge): Case {
  const withBody = hooked.isBodyChanged ? bodyChanged(sent, hooked.body) : sent;
  if (isStillInvalid(withBody, hooked, judge)) return withBody;
  const { branch: _replaced, ...rest } = withBody;
  return { ...rest, expect: documented };
}

function bodyChanged(sent: Case, text: string | undefined): Case {
  const { parts } = sent;
  const mediaType = parts.body?.mediaType;
  if (text === undefined) return { ...sent, parts: { ...parts, body: undefined } };
  const value = mediaType !== undefined && encodingOf(mediaType) === 'json' ? parsed(text) : undefined;
  const body =
    mediaType !== undefined && value !== undefined ? { mediaType, value } : { mediaType, raw: text };
  return { ...sent, parts: { ...parts, body } };
}

/** Whether the request still contains the reason for its refusal after changes by hooks. */
function isStillInvalid(sent: Case, hooked: HookedRequest, judge: Judge): boolean {
  const { expect, subject, tampering = {} } = sent;
  if (expect.kind === 'documented' || expect.kind === 'success') return true;
  if (tampering.credentials !== undefined && carriesCredentials(sent, hooked)) return false;
  if (tampering.rawQuery !== undefined && hooked.query.size > 0) return false;
  if (expect.kind === 'status' && subject === undefined) return true;
  const [where, name = ''] = split(subject);
  switch (where) {
    case 'query':
      return !hooked.query.has(name);
    case 'header':
      return !hooked.headers.has(name.toLowerCase());
    case 'cookie':
      return !hooked.headers.has('cookie');
    case 'path':
      return true;
    default:
      return !hooked.isBodyChanged || isInvalidBody(sent, judge);
  }
}

/** Whether a hook has set a header that carries credentials of the operation. */
function carriesCredentials({ operation }: Case, hooked: HookedRequest): boolean {
  const names = [...credentialHeaders(operation.security.flat()), 'cookie'];
  return names.some((name) => hooked.headers.has(name));
}

function isInvalidBody({ operation, parts: { body } }: Case, judge: Judge): boolean {
  if (body === undefined || !('value' in body)) return false;
  const content = operation.body?.content.get(body.mediaType);
  return content !== undefined && !judge.isValid(content.schema, body.value, 'request');
}

function split(subject = ''): [where: string, name?: string] {
  const dot = subject.indexOf('.');
  return dot < 0 ? [subject] : [subject.slice(0, dot), subject.slice(dot + 1)];
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
