import { areaBooks } from '../compose/area-books.ts';
import { readConfig } from '../config/config.ts';
import { Books } from '../domain/books/books.ts';
import { loadReference } from '../reference/load-reference.ts';
import { profileStore } from '../storage/accounts/postgres-profiles.ts';
import { booksStore } from '../storage/books/postgres-books-store.ts';
import { openDeployment } from '../storage/engine/open-deployment.ts';
import { booksReport } from './books-report.ts';
import { command } from './command.ts';

/** The exit code when the books cannot be read. */
const UNREADABLE = 2;

/** Prints the accounts of every business and the differences found. Exits with 1 when there is a difference. */
export const checkBooks = command(async ({ environment, output }) => {
  const { databaseUrl, dataDirectory } = readConfig(environment);
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
      output.write(`${booksReport(business, balance)}\n`);
    }
    const found = count === 1 ? '1 difference' : `${count} differences`;
    output.write(count === 0 ? 'The books have no differences.\n' : `The books have ${found}.\n`);
    return count === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}, UNREADABLE);
