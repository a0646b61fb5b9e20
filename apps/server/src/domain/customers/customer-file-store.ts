/** Records of the files in the file store; uses the time of the database, which all processes share. */
export interface CustomerFileStore {
  /**
   * Registers files before they are stored, with the delay after which they are deleted unless a customer has them
   * by then.
   */
  stage(businessId: string, customerId: string, ids: readonly string[], unclaimedMs: number): Promise<void>;
  /** Files to delete by now. */
  due(limit: number): Promise<readonly { readonly businessId: string; readonly fileId: string }[]>;
  /** Deletes the record of a deleted file. */
  forget(businessId: string, fileId: string): Promise<void>;
}
