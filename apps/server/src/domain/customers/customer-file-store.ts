/** Records of the files that the file store has. */
export interface CustomerFileStore {
  /** Notes files that are about to be stored, and when they are deleted unless a customer has them by then. */
  stage(businessId: string, customerId: string, ids: readonly string[], deleteAt: Date): Promise<void>;
  /** Files that are to be deleted by now. */
  due(now: Date, limit: number): Promise<readonly { readonly businessId: string; readonly fileId: string }[]>;
  /** Drops the record of a file that is deleted. */
  forget(businessId: string, fileId: string): Promise<void>;
}
