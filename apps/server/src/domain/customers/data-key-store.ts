/** The stored, encrypted key of a customer. */
interface WrappedKey {
  readonly businessId: string;
  readonly customerId: string;
  readonly wrapped: Buffer;
}

/** The stored keys of customers of all businesses. */
export interface DataKeyStore {
  /** Some keys that are sealed with one of these master keys. */
  sealedWith(keyIds: readonly string[], limit: number): Promise<readonly WrappedKey[]>;
  /** Replaces keys that are unchanged since they were read; returns their number. */
  replace(keys: readonly (WrappedKey & { readonly renewed: Buffer })[]): Promise<number>;
}
