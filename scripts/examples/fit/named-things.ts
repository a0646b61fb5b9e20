import { type Fact, fact, text, walk } from '../story/facts.ts';
import type { ShownOperation } from './read-operations.ts';

/** An identifier with its prefix. */
const ID = /\b[A-Z]{2,4}_[0-9A-Za-z]{8,}\b/g;
/** A header of a request by its name. */
const HEADER = /\bX-[A-Z][\w-]+|\bIdempotency-Key\b/g;
/** A header that was accepted once, and what a failure names to find its cause. */
const NO_PARAMETERS = ['X-BU-VERSION', 'X-Request-Id'];

/** What the message of a failure names is something of that request or of the record that the operation answers with. */
export function checkNamed(operation: ShownOperation): Fact[] {
  const told = tellIds(operation);
  return operation.failures.flatMap(({ example, value }) => {
    const message = text(value, 'message');
    const place = { example, pointer: '/message' };
    return [
      ...(message.match(ID) ?? []).map((id) =>
        fact(place, '', told.has(id), `names ${id}, which no request or answer of the operation shows`),
      ),
      ...(message.match(HEADER) ?? [])
        .filter((header) => !NO_PARAMETERS.includes(header))
        .map((header) =>
          fact(
            place,
            '',
            hasParameter(operation, header),
            `names ${header}, which the operation does not take`,
          ),
        ),
      ...(/\bbody\b/.test(message)
        ? [
            fact(
              place,
              '',
              operation.bodies.length > 0,
              'speaks of a body, which the operation does not take',
            ),
          ]
        : []),
      ...(/\bcursor\b/.test(message)
        ? [fact(place, '', hasParameter(operation, 'cursor'), 'speaks of a cursor of no list')]
        : []),
    ];
  });
}

/** `not_found` is about the path: it names what the example of the path's parameter asks for. */
export function checkNotFound(operation: ShownOperation): Fact[] {
  const asked = operation.parameters.filter((one) => one.in === 'path').flatMap(({ examples }) => examples);
  return operation.failures
    .filter(({ status, value }) => status === '404' && text(value, 'error.name') === 'not_found')
    .map(({ example, value }) => {
      const message = text(value, 'message');
      const names = asked.some((one) => message.includes(String(one)));
      return fact(
        { example, pointer: '/message' },
        '',
        names,
        `names none of what the path asks for: ${asked}`,
      );
    });
}

function hasParameter({ parameters }: ShownOperation, wanted: string): boolean {
  return parameters.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
}

/** Every identifier in the examples of requests and of successful answers. */
function tellIds({ parameters, bodies, successes }: ShownOperation): Set<string> {
  const values = [
    ...parameters.flatMap(({ examples }) => examples),
    ...bodies.flatMap(({ examples }) => examples),
    ...successes.map(({ value }) => value),
  ];
  return new Set(
    walk(values).flatMap(({ node }) => (typeof node === 'string' ? (node.match(ID) ?? []) : [])),
  );
}
