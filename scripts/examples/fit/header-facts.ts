import { makeRoutes, operationsOf, resourceOf, segmentsOf } from '@finops/openapi';
import { at, type Fact, fact, text } from '../facts.ts';
import type { ShownHeader, ShownOperation } from './read-operations.ts';

/** `Location` of a created resource is the path of a GET of the contract and ends in the `id` of the response body. */
export function checkLocations(operation: ShownOperation): Fact[] {
  const readable = makeRoutes(operationsOf(operation.document).map((one) => [one.path, one.method, one]));
  const ids = operation.successes
    .map(({ value }) => at(value, 'data.id'))
    .filter((id) => typeof id === 'string');
  return headersOf(operation, 'Location')
    .filter(({ status }) => status === '201')
    .flatMap(({ example, value }) => {
      const path = String(value);
      const place = { example, pointer: '' };
      return [
        fact(
          place,
          '',
          readable.find(segmentsOf(path), 'get') !== undefined,
          `is ${path}, which no GET of the contract reads`,
        ),
        ...(ids.length > 0
          ? [
              fact(
                place,
                '',
                ids.some((id) => path.endsWith(`/${id}`)),
                `is ${path}, and the answer shows ${ids.join(' and ')}`,
              ),
            ]
          : []),
      ];
    });
}

/** Rate limits count by resource, the first segment of the path after the version (G11). */
export function checkRateLimits(operation: ShownOperation): Fact[] {
  const resource = resourceOf(segmentsOf(operation.path));
  return ['RateLimit', 'RateLimit-Policy'].flatMap((name) =>
    headersOf(operation, name).map(({ example, value }) =>
      fact(
        { example, pointer: '' },
        '',
        String(value).startsWith(`"${resource}";`),
        `is ${value}, and the operation counts for "${resource}"`,
      ),
    ),
  );
}

/** Other headers: the challenge is that of a scheme of the operation, the delay that of the message. */
export function checkHeaders(operation: ShownOperation): Fact[] {
  return [
    ...headersOf(operation, 'WWW-Authenticate').map(({ example, value }) => {
      const schemes = operation.schemes.map(challengeOf);
      const fits = schemes.includes(String(value).split(' ')[0] ?? '');
      return fact({ example, pointer: '' }, '', fits, `is ${value}, and the operation takes ${schemes}`);
    }),
    ...headersOf(operation, 'Allow').map(({ example, value }) => {
      const missing = operation.methods.filter((method) => !String(value).split(', ').includes(method));
      return fact({ example, pointer: '' }, '', missing.length === 0, `is ${value}, without ${missing}`);
    }),
    ...headersOf(operation, 'Ignored-Fields').map(({ example, value }) => {
      const known = operation.parameters.some(({ name }) => name === value);
      return fact({ example, pointer: '' }, '', !known, `is ${value}, which the operation knows`);
    }),
    ...headersOf(operation, 'Retry-After').flatMap(({ example, status, value }) =>
      operation.failures
        .filter((failure) => failure.status === status)
        .flatMap((failure) => /Wait (\d+) seconds?\./.exec(text(failure.value, 'message'))?.[1] ?? [])
        .map((said) =>
          fact(
            { example, pointer: '' },
            '',
            said === String(value),
            `is ${value}, and the message says ${said}`,
          ),
        ),
    ),
  ];
}

function headersOf({ headers }: ShownOperation, wanted: string): ShownHeader[] {
  return headers.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
}

/** The challenge of a security scheme; that of a cookie is named after its content. */
function challengeOf(scheme: Record<string, unknown>): string {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return 'Basic';
  return scheme.in === 'cookie' ? 'Session' : 'Bearer';
}
