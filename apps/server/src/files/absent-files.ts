import type { FileStore } from '../domain/customers/file-store.ts';

const refuse = async (): Promise<never> => {
  throw new Error('No file store is connected.');
};

/** Stands where no file store is connected: what brings a file along is answered 503. */
export const absentFiles: FileStore = { put: refuse, get: refuse, delete: refuse };
