/** Facts of an operation that a call needs; generated from the contract. */
export interface Route {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The argument after the path parameters. */
  readonly input?: 'query' | 'body' | 'form';
  readonly answer: 'page' | 'data' | 'body' | 'nothing' | 'address';
  /** Name of the paginated list inside `data`, if `data` itself is not a list. */
  readonly items?: string;
  /** Whether it is served by the issuer. */
  readonly issuer?: true;
  /** Whether it accepts `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Whether it acts for a profile. */
  readonly profile?: true;
  /** Whether it requires a credential. */
  readonly credential?: true;
}
