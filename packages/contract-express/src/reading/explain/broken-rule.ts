import type { ApiDocument } from '@finops/openapi';
import { given } from '../words.ts';

/** A violated rule of a schema, by the path from the value at which the check began. */
export interface BrokenRule {
  readonly path: readonly string[];
  /** The violated keyword. */
  readonly code: string;
  /** Follows the name of the field: `must be a string`, `is required`. */
  readonly rule: string;
  /** The offending value in words; absent if there is none. */
  readonly given?: string;
}

/** What the check needs besides schema and value. */
export interface FlawContext {
  readonly document: ApiDocument;
  readonly breaksFormat: (format: string, value: unknown, path: readonly string[]) => boolean;
}

/** A violated rule with the offending value. */
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
