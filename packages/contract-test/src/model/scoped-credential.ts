import type { HeaderLine } from './message.ts';

/** A credential of the main caller with a limited set of scopes. */
export interface ScopedCredential {
  readonly scopes: readonly string[];
  readonly line: HeaderLine;
  /** The security scheme that it belongs to; undefined if unknown. */
  readonly scheme?: string;
}
