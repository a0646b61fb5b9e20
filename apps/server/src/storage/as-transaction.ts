import { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The open transaction that the domain has handed on without knowing what it is. */
export function asTransaction(transaction: object): Transaction<Tables> {
  if (transaction instanceof Transaction) return transaction;
  throw new Error('This is no open transaction of the database.');
}
