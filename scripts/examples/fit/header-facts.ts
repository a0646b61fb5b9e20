import { at, type Fact, fact, text } from '../facts.ts';
import type { ShownHeader, ShownOperation } from './read-operations.ts';

/** `Location` of what was created is a path that the contract reads, and ends in the `id` that the answer shows. */
export function checkLocations(operation: ShownOperation): Fact[] {
  const readable = Object.entries((operation.document.paths ?? {}) as Record<string, object>)
    .filter(([, item]) => 'get' in item)
    .map(([path]) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`));
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
          readable.some((one) => one.test(path)),
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

/** Limits are counted by resource, the first segment of the path after the version (G11). */
export function checkRateLimits(operation: ShownOperation): Fact[] {
  const resource = resourceOf(operation.path);
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

/** The other headers: the challenge is of a scheme that the operation takes, the wait is that of the message. */
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

/** The challenge of a security scheme; that of a cookie is called after what the cookie holds. */
function challengeOf(scheme: Record<string, unknown>): string {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return 'Basic';
  return scheme.in === 'cookie' ? 'Session' : 'Bearer';
}

function resourceOf(path: string): string | undefined {
  const segments = path.split('/').slice(1);
  return segments[segments.findIndex((segment) => /^v\d+$/.test(segment)) + 1];
}
