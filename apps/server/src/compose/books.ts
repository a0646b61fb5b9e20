import { bookHandlers } from '../console/operations/books/index.ts';
import { Books } from '../domain/books/books.ts';
import type { Services } from '../services.ts';
import { booksStore } from '../storage/books-store.ts';
import { NONE } from '../storage/sandbox-store.ts';
import type { Area } from './area.ts';
import { areaBooks } from './area-books.ts';
import type { Base } from './base.ts';

/** The ledger of each business, compared with its records and with the rails. */
export function booksArea({ patient, reference }: Base, { profiles }: Pick<Services, 'profiles'>) {
  const { currencies } = reference;
  const books = new Books({ store: booksStore(patient, areaBooks), profiles, currencies });
  return {
    services: { books },
    handlers: { console: bookHandlers({ books }) },
    tables: [{ table: 'books_check', isOver: NONE }],
  } satisfies Area;
}
