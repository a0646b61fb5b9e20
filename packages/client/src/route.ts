/** What a call needs to know of its operation; generated from the contract. */
export interface Route {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** What follows the path parameters in the method's parameters. */
  readonly input?: 'query' | 'body' | 'form';
  readonly answer: 'page' | 'data' | 'body' | 'nothing' | 'address';
  /** The list inside `data` that has the pages, when `data` itself is no list. */
  readonly items?: string;
  /** Whether the issuer serves it. */
  readonly issuer?: true;
  /** Whether `Idempotency-Key` is honoured. */
  readonly idempotent?: true;
  /** Whether it acts for a profile. */
  readonly profile?: true;
  /** Whether it takes a credential. */
  readonly credential?: true;
}
