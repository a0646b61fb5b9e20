import type { Answer, WireRequest } from '../../src/model/message.ts';

/** The credential that the server of books takes. */
export const booksCredential = ['Authorization', 'Bearer reader-of-books'] as const;

interface Book {
  readonly id: string;
  readonly title: string;
  readonly pages: number;
}

type Reply = Extract<Answer, { kind: 'response' }>;

/** Does to an answer what a faulty server would. */
export type Spoil = (request: WireRequest, answer: Reply) => Answer;

/** A server that keeps the contract of books, with state of its own; `spoil` makes it faulty. */
export function booksServer(spoil: Spoil = (_, answer) => answer): (request: WireRequest) => Answer {
  const books: Book[] = [{ id: bookId(1), title: 'Emma', pages: 474 }];
  return (request) => spoil(request, answerTo(books, request));
}

function answerTo(books: Book[], { method, target, headers, body }: WireRequest): Reply {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const header = (name: string): string | undefined =>
    headers.find(([key]) => key.toLowerCase() === name)?.[1];
  const [, id] = /^\/books\/([^/]+)$/.exec(pathname) ?? [];
  if (pathname !== '/books' && id === undefined) return problem(404, 'no such path');
  const allowed = id === undefined ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(method)) return problem(405, 'no such method', [['Allow', allowed.join(', ')]]);
  if (header('authorization') !== booksCredential[1]) return problem(401, 'who are you?');
  if (id !== undefined) return readBook(books, id);
  if (method === 'POST') return addBook(books, header('content-type'), body);
  const limit = searchParams.get('limit') ?? '50';
  if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > 50) return problem(400, 'a bad limit');
  return reply(200, { items: books.slice(0, Number(limit)) });
}

function readBook(books: readonly Book[], id: string): Reply {
  if (!/^b[0-9]{6}$/.test(id)) return problem(400, 'a bad id');
  const book = books.find((each) => each.id === id);
  return book === undefined ? problem(404, 'no such book') : reply(200, book);
}

function addBook(books: Book[], contentType: string | undefined, body: string | undefined): Reply {
  if (body === undefined || body === '') return problem(400, 'no body');
  if (contentType?.split(';')[0] !== 'application/json') return problem(415, 'no JSON');
  const given = parsed(body);
  if (!isNewBook(given)) return problem(400, 'a bad book');
  const book = { id: bookId(books.length + 1), title: given.title, pages: given.pages };
  books.push(book);
  return reply(201, book, [['Location', `/books/${book.id}`]]);
}

function isNewBook(given: unknown): given is Omit<Book, 'id'> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const { title, pages, ...others } = given as Partial<Record<string, unknown>>;
  if (Object.keys(others).length > 0 || typeof title !== 'string' || typeof pages !== 'number') return false;
  const length = [...title].length;
  return length >= 1 && length <= 20 && Number.isInteger(pages) && pages >= 1 && pages <= 999;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problem(status: number, title: string, headers: readonly (readonly [string, string])[] = []): Reply {
  return reply(status, { title }, headers, 'application/problem+json');
}

function reply(
  status: number,
  body: unknown,
  headers: readonly (readonly [string, string])[] = [],
  mediaType = 'application/json',
): Reply {
  return {
    kind: 'response',
    status,
    headers: [['Content-Type', mediaType], ...headers],
    body: Buffer.from(JSON.stringify(body)),
  };
}

function bookId(number: number): string {
  return `b${String(number).padStart(6, '0')}`;
}

/** Books whose list has a title that is no text. */
export const oddTitle: Spoil = (request, answer) =>
  request.method === 'GET' && request.target === '/books'
    ? { ...answer, body: Buffer.from(answer.body.toString().replace('"Emma"', '7')) }
    : answer;
