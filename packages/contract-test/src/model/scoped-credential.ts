import type { HeaderLine } from './message.ts';

/** A credential of the main caller that has some scopes and no others. */
export interface ScopedCredential {
  readonly scopes: readonly string[];
  readonly line: HeaderLine;
  /** The security scheme that it belongs to; undefined where it is not known. */
  readonly scheme?: string;
}
