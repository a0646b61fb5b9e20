import type { FileStore } from '../domain/customers/file-store.ts';

const refuse = async (): Promise<never> => {
  throw new Error('No file store is connected.');
};

/** Used when no file store is connected: requests with a file answer 503. */
export const absentFiles: FileStore = { put: refuse, get: refuse, delete: refuse };
