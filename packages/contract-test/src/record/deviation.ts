import type { Json, Place } from '../contract/model.ts';
import type { Direction } from '../contract/violation.ts';
import type { RecordRule } from './record-rules.ts';

/** One thing in an exchange that the document does not state, or states differently. */
export interface Deviation {
  readonly rule: RecordRule;
  /** The id of the operation, or method and path of an undeclared one. */
  readonly operation: string;
  /** The same for every exchange that deviates in this way. */
  readonly key: string;
  /** `/body/data/amount`, `query.limit`, `/status`. */
  readonly where: string;
  readonly expected: string;
  readonly actual: string;
  readonly place: Place;
  readonly gap: Gap;
}

/** The part of the document that would have to change. */
export type Gap =
  | { readonly kind: 'operation'; readonly method: string; readonly path: string }
  | { readonly kind: 'parameter'; readonly in: 'query' | 'header'; readonly name: string }
  | { readonly kind: 'request-body'; readonly mediaType: string }
  | { readonly kind: 'request-media-type'; readonly mediaType: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'response-media-type'; readonly mediaType: string }
  | { readonly kind: 'response-header'; readonly name: string }
  /** A required part is not always present. */
  | { readonly kind: 'optional' }
  | SchemaGap
  /** No edit, with the reason. */
  | { readonly kind: 'none'; readonly because: string };

/** A violated keyword of a schema. Its place is that of the keyword. */
export interface SchemaGap {
  readonly kind: 'schema';
  readonly keyword: string;
  /** The whole value, and where in it the keyword is violated. */
  readonly value: Json;
  readonly instancePath: string;
  readonly direction: Direction;
  /** The location of the schema of the whole value; undefined if it has several. */
  readonly root: Place | undefined;
}
