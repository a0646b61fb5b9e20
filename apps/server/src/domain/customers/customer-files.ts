import { Unavailable } from '../domain-error.ts';
import type { Randomness } from '../randomness.ts';
import { sealBytes } from '../sealed-bytes.ts';
import type { CustomerFileStore } from './customer-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { DataKey } from './personal-data-keys.ts';
import type { NewFile } from './taken-fields.ts';

/** How long a file is kept whose customer does not come to have it. */
const UNCLAIMED_MS = 60 * 60 * 1000;
const RETRY_AFTER_SECONDS = 5;

interface Dependencies {
  readonly records: CustomerFileStore;
  readonly files: FileStore;
  readonly randomness: Randomness;
  /** Told why the file store did not take a file. */
  readonly onRefused: (error: unknown, fileId: string) => void;
}

/** The images and documents of customers: each is sealed with the key of its customer and kept outside of the database. */
export class CustomerFiles {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores files before the customer has them. A record comes first, so that whatever happens in between, each file is found and
   * deleted that no customer comes to have.
   *
   * @throws Unavailable when the file store does not take them.
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
        throw new Unavailable(
          'The file store does not take files at the moment. Try again.',
          RETRY_AFTER_SECONDS,
          { cause },
        );
      });
    }
  }

  /** Deletes files that no customer has; returns whether there may be more. */
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
