import type { Exchange, RawFinding } from '../model/case.ts';

/** An exchange before it is checked. */
export type Sent = Omit<Exchange, 'findings'>;

/** A violation found by a check, without its exchange. */
export type Violation = Omit<RawFinding, 'operation' | 'case' | 'request'>;
