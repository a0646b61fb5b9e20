/** The key of a customer as it is stored. */
interface WrappedKey {
  readonly businessId: string;
  readonly customerId: string;
  readonly wrapped: Buffer;
}

/** The stored keys of customers of all businesses. */
export interface DataKeyStore {
  /** Some that are sealed with one of these keys of the configuration. */
  sealedWith(keyIds: readonly string[], limit: number): Promise<readonly WrappedKey[]>;
  /** Replaces those that are still as they were read; returns how many. */
  replace(keys: readonly (WrappedKey & { readonly renewed: Buffer })[]): Promise<number>;
}
