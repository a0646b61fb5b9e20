/**
 * Checks the books of every business: `node apps/server/src/commands/books.ts`, as `npm run books` does. Prints what every
 * account holds and every difference between the records; ends with 1 when there is any, and with 2 when the books cannot be
 * read: without a deployment in the database, too. It changes nothing.
 */
import { checkBooks } from './check-books.ts';
import { runAsProcess } from './command.ts';

await runAsProcess(checkBooks);
