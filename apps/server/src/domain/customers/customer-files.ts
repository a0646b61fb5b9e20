import { Unavailable } from '../domain-error.ts';
import type { Randomness } from '../randomness.ts';
import { sealBytes } from '../sealed-bytes.ts';
import type { CustomerFileStore } from './customer-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { DataKey } from './personal-data-keys.ts';
import type { NewFile } from './taken-fields.ts';

/** How long a file without a customer is kept. */
const UNCLAIMED_MS = 60 * 60 * 1000;
const RETRY_AFTER_SECONDS = 5;

interface Dependencies {
  readonly records: CustomerFileStore;
  readonly files: FileStore;
  readonly randomness: Randomness;
  /** Called with the reason why the file store refused a file. */
  readonly onRefused: (error: unknown, fileId: string) => void;
}

/**
 * The images and documents of customers, each encrypted with the key of its customer and stored outside of the
 * database.
 */
export class CustomerFiles {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores files before they are attached to the customer. Each file is registered first, so that a file that is
   * never attached is found and deleted.
   *
   * @throws Unavailable when the file store refuses them.
   */
  async store(
    businessId: string,
    customerId: string,
    dataKey: DataKey,
    added: readonly NewFile[],
  ): Promise<void> {
    if (added.length === 0) return;
    const { records, files, randomness, onRefused } = this.#dependencies;
    const ids = added.map(({ id }) => id);
    await records.stage(businessId, customerId, ids, UNCLAIMED_MS);
    for (const { id, bytes } of added) {
      await files.put(id, sealBytes(dataKey.key, bytes, placeOf(id), randomness)).catch((cause: unknown) => {
        onRefused(cause, id);
        throw new Unavailable('The file store is currently unavailable. Try again.', RETRY_AFTER_SECONDS, {
          cause,
        });
      });
    }
  }

  /** Deletes files that belong to no customer; returns whether there may be more. */
  async deleteGivenUp(limit: number): Promise<boolean> {
    const { records, files } = this.#dependencies;
    const due = await records.due(limit);
    for (const { businessId, fileId } of due) {
      await files.delete(fileId);
      await records.forget(businessId, fileId);
    }
    return due.length === limit;
  }
}

function placeOf(id: string): string {
  return `file ${id}`;
}
