import { coveringType, essenceOf } from '@finops/openapi';
import type { Contract, MediaType, ResponseModel } from '../contract/model.ts';
import type { Answer } from '../model/message.ts';
import type { Sent, Violation } from './violation.ts';

export { isJson } from '@finops/openapi';

type Received = Extract<Answer, { kind: 'response' }>;

/** The media type of a response in lower case and without its parameters; undefined if it has none. */
export function mediaTypeOf(answer: Received): string | undefined {
  const [value] = headerValues(answer, 'content-type');
  return value === undefined ? undefined : essenceOf(value);
}

/** The entry of declared content that matches a media type: by name, by its range, or by the range of all. */
export function declaredContent<T>(
  content: ReadonlyMap<string, T>,
  mediaType: string,
): [string, T] | undefined {
  const declared = coveringType(mediaType, [...content.keys()]);
  const found = declared === undefined ? undefined : content.get(declared);
  return declared === undefined || found === undefined ? undefined : [declared, found];
}

/** Whether a response cannot have content, whatever the contract declares (RFC 9110, 6.4.1). */
function hasNoContent(method: string, status: number): boolean {
  return method === 'HEAD' || status === 204 || status === 304;
}

/** Checks the media type of a response against the declared content: returns the matching entry, or a violation. */
export function checkMediaType(
  contract: Contract,
  sent: Sent,
  answer: Received,
  response: ResponseModel,
): { readonly content: MediaType | undefined } | { readonly violation: Violation } {
  const given = mediaTypeOf(answer);
  const isEmpty = answer.body.length === 0;
  const declared = [...response.content.keys()];
  const wants = declared.length > 0 && !hasNoContent(sent.request.method, answer.status);
  const wrong = (expected: string, cause: string, actual: string): { readonly violation: Violation } => ({
    violation: {
      rule: 'media-type',
      cause,
      shared: contract.isShared(response.node),
      instancePath: given === undefined || isEmpty ? '/body' : '/headers/content-type',
      expected,
      actual,
      place:
        declared.length > 0 ? contract.placeOf(response.node, 'content') : contract.placeOf(response.node),
    },
  });
  if (!wants) {
    return isEmpty
      ? { content: undefined }
      : wrong(
          'no content',
          'content',
          given === undefined ? 'content without a media type' : `content of type ${given}`,
        );
  }
  const expected = declared.join(' or ');
  if (given === undefined) {
    return isEmpty
      ? wrong(expected, 'no content', 'no content')
      : wrong(expected, 'no media type', 'content without a media type');
  }
  const entry = declaredContent(response.content, given);
  return entry === undefined ? wrong(expected, given, given) : { content: entry[1] };
}

/**
 * The values of a header of a response, by its name in lower case. Repeated lines are one value joined by commas (RFC
 * 9110, 5.3), but for `Set-Cookie`, where each line is a value of its own.
 */
export function headerValues(answer: Extract<Answer, { kind: 'response' }>, name: string): readonly string[] {
  const lines = answer.headers
    .filter(([given]) => given.toLowerCase() === name)
    .map(([, value]) => value.trim());
  return name === 'set-cookie' || lines.length === 0 ? lines : [lines.join(', ')];
}
