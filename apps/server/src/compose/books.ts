import type { Profiles } from '../domain/accounts/profile.ts';
import { Books } from '../domain/books/books.ts';
import { booksStore } from '../storage/books-store.ts';
import { NONE } from '../storage/sandbox-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** The ledger of each business, compared with its records and with the rails. */
export function booksArea({ patient, reference }: Base, { profiles }: { readonly profiles: Profiles }) {
  const { currencies } = reference;
  return {
    services: { books: new Books({ store: booksStore(patient), profiles, currencies }) },
    tables: [{ table: 'books_check', isOver: NONE }],
  } satisfies Area;
}
