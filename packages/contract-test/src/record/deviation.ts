import type { Json, Place } from '../contract/model.ts';
import type { Direction } from '../contract/violation.ts';
import type { RecordRule } from './record-rules.ts';

/** One thing in an exchange that the document does not say, or says otherwise. */
export interface Deviation {
  readonly rule: RecordRule;
  /** The id of the operation, or method and path of one that is not declared. */
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
  /** What is required is not always there. */
  | { readonly kind: 'optional' }
  | SchemaGap
  /** Nothing, for a reason. */
  | { readonly kind: 'none'; readonly because: string };

/** A keyword of a schema that a value breaks. Its place is that of the keyword. */
export interface SchemaGap {
  readonly kind: 'schema';
  readonly keyword: string;
  /** The whole value, and where in it the keyword is broken. */
  readonly value: Json;
  readonly instancePath: string;
  readonly direction: Direction;
  /** Where the schema of the whole value stands; undefined for one that is written in several ways. */
  readonly root: Place | undefined;
}
