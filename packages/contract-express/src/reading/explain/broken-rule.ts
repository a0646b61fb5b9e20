import type { ApiDocument } from '@finops/openapi';
import { given } from '../words.ts';

/** A rule of a schema that a value breaks, by the path from the value that the walk began with. */
export interface BrokenRule {
  readonly path: readonly string[];
  /** The keyword that is broken. */
  readonly code: string;
  /** Follows the name of the field: `must be a string`, `is required`. */
  readonly rule: string;
  /** The value at fault in words; absent where there is none to tell. */
  readonly given?: string;
}

/** What the walk needs beside schema and value. */
export interface FlawContext {
  readonly document: ApiDocument;
  readonly breaksFormat: (format: string, value: unknown, path: readonly string[]) => boolean;
}

/** A broken rule that names the value at fault. */
export function brokenRule(path: readonly string[], code: string, rule: string, value: unknown): BrokenRule {
  const words = given(path.at(-1) ?? '', value);
  return { path, code, rule, ...(words !== undefined && { given: words }) };
}

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
