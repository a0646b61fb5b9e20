import pg from 'pg';
import { vi } from 'vitest';

/**
 * The texts of the statements that this process sends to PostgreSQL while `work` runs, including those that begin and
 * end transactions. Jobs of servers may add theirs.
 */
export async function sentStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]: unknown[]) => textOf(statement));
  } finally {
    query.mockRestore();
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}
