/** Records of the files that the file store has; the time is that of the database, which all processes share. */
export interface CustomerFileStore {
  /** Notes files that are about to be stored, and after how long they are deleted unless a customer has them by then. */
  stage(businessId: string, customerId: string, ids: readonly string[], unclaimedMs: number): Promise<void>;
  /** Files that are to be deleted by now. */
  due(limit: number): Promise<readonly { readonly businessId: string; readonly fileId: string }[]>;
  /** Drops the record of a file that is deleted. */
  forget(businessId: string, fileId: string): Promise<void>;
}
