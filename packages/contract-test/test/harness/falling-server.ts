/**
 * A server of books that ends its process at a request for 50 of them, for tests of the command line:
 * `falling-server.ts <port> at-once|later`, before its answer or a moment after it.
 */
import { serveHttp } from './books-http.ts';
import { booksServer } from './books-server.ts';

const [port, when] = process.argv.slice(2);

const { url } = await serveHttp(
  booksServer(({ method, target }, answer) => {
    if (method !== 'GET' || !target.includes('limit=50')) return answer;
    if (when === 'at-once') process.exit(1);
    setTimeout(() => process.exit(1), 1);
    return answer;
  }),
  Number(port),
);
console.log(url);
