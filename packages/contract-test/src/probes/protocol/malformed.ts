import { encodingOf } from '../../contract/encoding.ts';
import type { Operation } from '../../contract/model.ts';
import type { Case, Expectation, RequestParts, Tampering } from '../../model/case.ts';
import { caseOf, documented } from '../../model/case-of.ts';
import { encoded } from '../../wire/text.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import {
  isIdempotencyKey,
  isMatch,
  ownParameters,
  subjectOf,
  withFreshKeys,
  withParameter,
} from '../requests/parameter-values.ts';

/**
 * Sends requests without a required parameter or body, with an empty body where that is invalid, and with a body that
 * is not JSON. If the server accepts a request without the body, the empty one is skipped as equivalent. Where 400 is
 * declared, the target is malformed too; a lenient URL parser may accept `%zz` literally, so only a server failure
 * counts there.
 */
export function malformedProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'malformed', 'spoil', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const refused = (name: string, subject: string, parts: RequestParts, because: string): Case => {
        const expect: Expectation = { kind: 'refused', rule: 'invalid-accepted', because };
        return caseOf(id, name, operation, parts, expect, { subject, unchecked: true });
      };
      for (const parameter of ownParameters(operation)) {
        if (!parameter.required || parameter.in === 'path') continue;
        const parts = withParameter(base, parameter, undefined);
        const isKept = isIdempotencyKey(parameter) || isMatch(parameter);
        const fresh = isKept ? parts : withFreshKeys(context, operation, parts);
        const subject = subjectOf(parameter);
        yield refused(
          `${subject}/missing`,
          subject,
          fresh,
          `the required parameter ${parameter.name} is missing`,
        );
      }
      for (const [name, tampering] of malformedTargets(operation)) {
        const fresh = withFreshKeys(context, operation, base);
        yield caseOf(id, name, operation, fresh, documented, { tampering, unchecked: true });
      }
      const mediaType = base.body?.mediaType;
      if (mediaType === undefined) return [];
      const withBody = (body: RequestParts['body']): RequestParts =>
        withFreshKeys(context, operation, { ...base, body });
      if (operation.body?.required === true) {
        const { status } = yield refused(
          'body/missing',
          'body',
          withBody(undefined),
          'the required body is missing',
        );
        if (status >= 400 && !mayBeEmpty(context, operation, mediaType)) {
          const empty = withBody({ mediaType, raw: '' });
          yield refused('body/empty', 'body', empty, 'the required body is empty');
        }
      }
      if (encodingOf(mediaType) === 'json') {
        const broken = withBody({ mediaType, raw: '{"broken": ' });
        yield refused('body/syntax', 'body-syntax', broken, 'the body is not JSON');
      }
      return [];
    }),
  );
}

/** Whether an empty body is valid, such as an empty file. */
function mayBeEmpty({ judge }: ProbeContext, { body }: Operation, mediaType: string): boolean {
  const content = body?.content.get(mediaType);
  return (
    content !== undefined && encodingOf(mediaType) !== 'json' && judge.isValid(content.schema, '', 'request')
  );
}

/** Invalid percent-encodings, in the last path parameter and in the query. */
function malformedTargets(operation: Operation): readonly (readonly [name: string, tampering: Tampering])[] {
  const declares = (status: string): boolean =>
    [status, '4XX', 'default'].some((each) => operation.responses.has(each));
  if (!declares('400')) return [];
  const own = ownParameters(operation);
  const inPath = declares('404') ? own.findLast((one) => one.in === 'path') : undefined;
  const [inQuery] = own.filter((one) => one.in === 'query');
  return [
    ...(inPath === undefined ? [] : [['target/path', { rawPath: { [inPath.name]: '%zz' } }] as const]),
    ['target/query', { rawQuery: inQuery === undefined ? '%zz' : `${encoded(inQuery.name)}=%zz` }],
  ];
}
