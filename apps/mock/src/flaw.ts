import type { ApiDocument } from './openapi.ts';
import { given } from './words.ts';

/** A rule that a value breaks. `rule` follows the name of the field: `must be a text`, `is required`. */
export interface Flaw {
  readonly path: readonly string[];
  /** The keyword that is broken. */
  readonly code: string;
  readonly rule: string;
  /** The value at fault in words; absent where there is none to tell. */
  readonly given?: string;
}

/** What the walk needs beside schema and value. Formats are left to the validator that found the request invalid. */
export interface FlawContext {
  readonly document: ApiDocument;
  readonly breaksFormat: (path: readonly string[]) => boolean;
}

/** A flaw that names the value at fault. */
export function flaw(path: readonly string[], code: string, rule: string, value: unknown): Flaw {
  const words = given(path.at(-1) ?? '', value);
  return { path, code, rule, ...(words !== undefined && { given: words }) };
}

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
