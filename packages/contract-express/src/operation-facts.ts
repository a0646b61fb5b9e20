/** One way to be let in: what each scheme demands, all of them together. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

/** What the contract says of an operation before its schemas are looked at. */
export interface OperationFacts {
  readonly id: string;
  /** In capitals, `GET`. */
  readonly method: string;
  /** The path template, `/v1/balances/{id_or_code}`. */
  readonly path: string;
  /** The first segment after the version, `balances`; limits are counted by it. */
  readonly resource: string;
  /** Any one alternative suffices; none at all means public. */
  readonly security: readonly SecurityAlternative[];
  /** Whether `Idempotency-Key` is honoured. */
  readonly idempotent: boolean;
  /** Largest request body in bytes; undefined when the operation takes none. */
  readonly maxBodyBytes: number | undefined;
  /** The declared statuses: `200`, `4XX`, `default`. */
  readonly responses: ReadonlySet<string>;
}
