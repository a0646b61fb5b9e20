import { type Fact, fact, text, walk } from '../facts.ts';
import type { ShownOperation } from './read-operations.ts';

/** An identifier with its prefix. */
const ID = /\b[A-Z]{2,4}_[0-9A-Za-z]{8,}\b/g;
/** The name of a request header. */
const HEADER = /\bX-[A-Z][\w-]+|\bIdempotency-Key\b/g;
/** A header accepted in the past, and names that an error gives to help find its cause. */
const NO_PARAMETERS = ['X-BU-VERSION', 'X-Request-Id'];

/** Everything that an error message names belongs to the request or to the record in the operation's response. */
export function checkNamed(operation: ShownOperation): Fact[] {
  const told = tellIds(operation);
  return operation.failures.flatMap(({ example, status, value }) => {
    const message = text(value, 'message');
    const said = (holds: boolean, what: string): Fact =>
      fact({ example, pointer: '/message' }, '', holds, what);
    return [
      ...(status === '404' && !isAboutPath(value) ? (message.match(ID) ?? []) : []).map((id) =>
        said(told.has(id), `names ${id}, which no request or answer of the operation shows`),
      ),
      ...(message.match(HEADER) ?? [])
        .filter((header) => !NO_PARAMETERS.includes(header))
        .map((header) =>
          said(hasParameter(operation, header), `names ${header}, which the operation does not take`),
        ),
      ...(/\bidempotency key\b/.test(message)
        ? [said(hasParameter(operation, 'Idempotency-Key'), 'speaks of an idempotency key of no creation')]
        : []),
      ...(/\bcursor\b/.test(message)
        ? [said(hasParameter(operation, 'cursor'), 'speaks of a cursor of no list')]
        : []),
      ...checkRoles(operation, message, said),
      ...checkSaidOfBodies(operation, message, said),
    ];
  });
}

/** A refused role is not among the permitted ones, and the message names all permitted roles. */
function checkRoles(
  { roles }: ShownOperation,
  message: string,
  said: (holds: boolean, what: string) => Fact,
): Fact[] {
  const [, role, taken] =
    /^(?:Your role in this business is (\w+)|You are not a member of a business); this requires the role (.+)\. Ask /.exec(
      message,
    ) ?? [];
  if (!taken) return [];
  const allowed = roles.join(', ').replace(/, (\w+)$/, ' or $1');
  const holds = taken === allowed && !roles.includes(role ?? '');
  return [said(holds, `refuses ${role ?? 'nobody'} and takes ${taken}, and the operation takes ${allowed}`)];
}

/** Statements about bodies in a message: their existence, maximum size and media types. */
function checkSaidOfBodies(
  { bodies, mostBytes, answered }: ShownOperation,
  message: string,
  said: (holds: boolean, what: string) => Fact,
): Fact[] {
  const sent = bodies.map(({ mediaType }) => mediaType);
  const [, bytes] = /Send at most (\d+) bytes/.exec(message) ?? [];
  const [, sends] = /Send `Content-Type: ([^`]+)`/.exec(message) ?? [];
  const [, takes] = /this operation only returns (\S+)\. Send/.exec(message) ?? [];
  return [
    ...(/\bbody\b/.test(message)
      ? [said(sent.length > 0, 'speaks of a body, which the operation does not take')]
      : []),
    ...(bytes
      ? [said(Number(bytes) === mostBytes, `says ${bytes} bytes, and the operation takes ${mostBytes}`)]
      : []),
    ...(sends ? [said(sent.includes(sends), `asks for ${sends}, and the operation takes ${sent}`)] : []),
    ...(takes && answered.length > 0
      ? [said(answered.join() === takes, `offers ${takes}, and the operation answers ${answered}`)]
      : []),
  ];
}

/** `not_found` is about what the path asks for: an identifier with the same prefix, or a code. */
export function checkNotFound(operation: ShownOperation): Fact[] {
  const asked = operation.parameters.filter((one) => one.in === 'path').flatMap(({ examples }) => examples);
  return operation.failures
    .filter(({ value }) => isAboutPath(value))
    .map(({ example, value }) => {
      const message = text(value, 'message');
      const named = /^There is no .*?(\S+)\.$/.exec(message)?.[1] ?? asked[0];
      const fits = asked.some((one) => prefixOf(one) === prefixOf(named));
      return fact(
        { example, pointer: '/message' },
        '',
        fits,
        `says "${message}", and the path asks for ${asked}`,
      );
    });
}

const isAboutPath = (value: unknown): boolean => text(value, 'error.name') === 'not_found';

/** `QUO_` of an identifier, nothing of a code. */
const prefixOf = (value: unknown): string => /^[A-Z]+_/.exec(String(value))?.[0] ?? '';

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
