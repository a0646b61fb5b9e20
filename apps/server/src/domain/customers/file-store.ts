/** Stores the encrypted bytes of files outside of the database. */
export interface FileStore {
  /**
   * Stores the bytes durably: once this resolves they survive the loss of the machine.
   *
   * @param id letters, digits, hyphens and underscores.
   * @throws Error when the store refuses them.
   */
  put(id: string, bytes: Buffer<ArrayBuffer>): Promise<void>;
  /** @throws FileMissing when there is no such file. */
  get(id: string): Promise<Buffer>;
  /** Deletes the file; idempotent. */
  delete(id: string): Promise<void>;
}

/** The file store has no such file. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(id: string) {
    super(`The file store has no file ${id}.`);
  }
}
