import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileMissing, type FileStore } from '../domain/customers/file-store.ts';

const ID = /^[A-Za-z0-9_-]{2,64}$/;
const OWNER_ONLY_DIRECTORY = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** Stores files in a local directory, in subdirectories named by the last two characters of their ids. */
export function directoryFiles(directory: string): FileStore {
  const placeOf = (id: string) => {
    if (!ID.test(id)) throw new Error('The identifier of a file contains invalid characters.');
    const folder = join(directory, id.slice(-2));
    return { folder, path: join(folder, id), unfinished: join(folder, `${id}.unfinished`) };
  };
  return {
    async put(id, bytes) {
      const { folder, path, unfinished } = placeOf(id);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
      const file = await open(unfinished, 'w', OWNER_ONLY_FILE);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(folder);
    },
    async get(id) {
      return readFile(placeOf(id).path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing(id) : error;
      });
    },
    async delete(id) {
      const { folder, path, unfinished } = placeOf(id);
      await rm(unfinished, { force: true });
      await rm(path, { force: true });
      await syncFolder(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
  };
}

/** A new directory entry survives a power failure only once the directory itself is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
