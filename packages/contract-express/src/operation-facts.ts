/** One way to authenticate: the scopes that each scheme requires; all schemes must be satisfied. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

/** Facts of an operation that do not depend on its schemas. */
export interface OperationFacts {
  readonly id: string;
  /** In capitals, `GET`. */
  readonly method: string;
  /** The path template, `/v1/balances/{id_or_code}`. */
  readonly path: string;
  /** The first segment after the version, `balances`; limits are counted by it. */
  readonly resource: string;
  /** Any one alternative suffices; an empty list means public. */
  readonly security: readonly SecurityAlternative[];
  /** Whether `Idempotency-Key` is honoured. */
  readonly idempotent: boolean;
  /** Largest request body in bytes; undefined if the operation takes none. */
  readonly maxBodyBytes: number | undefined;
  /** The declared statuses: `200`, `4XX`, `default`. */
  readonly responses: ReadonlySet<string>;
}
