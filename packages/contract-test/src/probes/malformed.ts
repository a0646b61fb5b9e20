import type { Case, Expectation, RequestParts } from '../case.ts';
import type { Operation } from '../model.ts';
import type { Probe } from '../probe.ts';
import { encodingOf } from '../wire/encode-body.ts';
import { baseRequest } from './base-request.ts';
import { caseOf } from './case-of.ts';
import { operationProbe } from './operation-probe.ts';
import {
  isIdempotencyKey,
  ownParameters,
  subjectOf,
  withFreshKeys,
  withParameter,
} from './parameter-values.ts';

/**
 * Sends requests without a required parameter or body, with an empty body, and with a body that is no JSON. Once the
 * server takes a request without the body, the empty one is not sent: it is the same.
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
        const fresh = isIdempotencyKey(parameter) ? parts : withFreshKeys(context, operation, parts);
        const subject = subjectOf(parameter);
        yield refused(
          `${subject}/missing`,
          subject,
          fresh,
          `the required parameter ${parameter.name} is missing`,
        );
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
        if (status >= 400) {
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
