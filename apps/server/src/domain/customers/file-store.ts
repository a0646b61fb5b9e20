/** Where the bytes of files are kept, sealed, outside of the database. */
export interface FileStore {
  /**
   * Keeps the bytes; they survive the death of the machine when this resolves.
   *
   * @param id letters, digits, hyphens and underscores.
   * @throws Error when the store does not keep them.
   */
  put(id: string, bytes: Buffer<ArrayBuffer>): Promise<void>;
  /** @throws FileMissing when there is none of this identifier. */
  get(id: string): Promise<Buffer>;
  /** Deletes the file; one that is gone already is no mistake. */
  delete(id: string): Promise<void>;
}

/** The store has no file of this identifier. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(id: string) {
    super(`The file store has no file ${id}.`);
  }
}
