import { bookHandlers } from '../console/operations/books/index.ts';
import { Books } from '../domain/books/books.ts';
import { cachedRead } from '../observability/cached-read.ts';
import type { Services } from '../services.ts';
import { booksDifferences } from '../storage/books/books-differences.ts';
import { booksStore } from '../storage/books/postgres-books-store.ts';
import { NONE } from '../storage/sandbox/postgres-sandbox-store.ts';
import type { Area } from './area.ts';
import { areaBooks } from './area-books.ts';
import type { Base } from './base.ts';

/** The ledger of each business, compared with its records and the rails. */
export function booksArea({ database, patient, reference }: Base, { profiles }: Pick<Services, 'profiles'>) {
  const { currencies } = reference;
  const books = new Books({ store: booksStore(patient, areaBooks), profiles, currencies });
  return {
    services: { books },
    handlers: { console: bookHandlers({ books }) },
    metrics: [
      {
        metrics: {
          books_differences: {
            type: 'gauge',
            help: 'Differences found by the last check of the books, over all businesses; absent before the first check.',
          },
        },
        read: cachedRead(async () => ({ books_differences: await booksDifferences(database) })),
      },
    ],
    tables: [{ table: 'books_check', isOver: NONE }],
  } satisfies Area;
}
