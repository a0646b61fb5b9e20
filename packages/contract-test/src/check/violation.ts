import type { Exchange, RawFinding } from '../model/case.ts';

/** An exchange before it is checked. */
export type Sent = Omit<Exchange, 'findings'>;

/** What a check finds, without the exchange that it finds it in. */
export type Violation = Omit<RawFinding, 'operation' | 'case' | 'request'>;
