/**
 * Checks the books of every business: `node apps/server/src/commands/books.ts`, as `npm run books` does. Prints what every
 * account holds and every difference between the records; ends with 1 when there is any, and with 2 when the books cannot be
 * read: without a deployment in the database, too. It changes nothing.
 */
import { areaBooks } from '../compose/area-books.ts';
import { readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { Books } from '../domain/books/books.ts';
import { loadReference } from '../reference/load-reference.ts';
import { profileStore } from '../storage/accounts/postgres-profiles.ts';
import { booksStore } from '../storage/books/postgres-books-store.ts';
import { openDeployment } from '../storage/engine/open-deployment.ts';
import { booksReport } from './books-report.ts';

/** @returns how many differences there are. */
async function checkBooks(): Promise<number> {
  const { databaseUrl, dataDirectory } = readConfig(readEnvironment());
  const database = await openDeployment({ url: databaseUrl?.reveal(), directory: dataDirectory });
  try {
    const books = new Books({
      store: booksStore(database, areaBooks),
      profiles: profileStore(database.kysely),
      currencies: loadReference().currencies,
    });
    let count = 0;
    for (const business of await books.businesses()) {
      const balance = await books.check(business.id);
      count += balance.differences.length;
      process.stdout.write(`${booksReport(business, balance)}\n`);
    }
    return count;
  } finally {
    await database.close();
  }
}

try {
  const count = await checkBooks();
  const found = count === 1 ? '1 difference' : `${count} differences`;
  process.stdout.write(count === 0 ? 'The books are sound.\n' : `The books have ${found}.\n`);
  if (count > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
