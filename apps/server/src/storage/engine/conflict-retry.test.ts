import { describe, expect, it } from 'vitest';
import { retryingConflicts } from './conflict-retry.ts';

const errorOf = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

function failing(code: string, times: number): { attempts: number; transaction: () => Promise<string> } {
  const made = {
    attempts: 0,
    transaction: async () => {
      made.attempts += 1;
      if (made.attempts <= times) throw errorOf(code);
      return 'done';
    },
  };
  return made;
}

describe('retryingConflicts', () => {
  it.each(['40001', '40P01'])('runs a transaction again after %s', async (code) => {
    const made = failing(code, 3);
    expect(await retryingConflicts(made.transaction)).toBe('done');
    expect(made.attempts).toBe(4);
  });

  it('runs it again for the conflict behind another error', async () => {
    let attempts = 0;
    const transaction = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('A migration failed.', { cause: errorOf('40P01') });
      return 'done';
    };
    expect(await retryingConflicts(transaction)).toBe('done');
  });

  it('gives up after eight attempts, with the last error', async () => {
    const made = failing('40001', 100);
    await expect(retryingConflicts(made.transaction)).rejects.toThrow('SQLSTATE 40001');
    expect(made.attempts).toBe(8);
  });

  it('does not repeat what failed for another reason', async () => {
    const made = failing('23505', 1);
    await expect(retryingConflicts(made.transaction)).rejects.toThrow('SQLSTATE 23505');
    expect(made.attempts).toBe(1);
  });
});
