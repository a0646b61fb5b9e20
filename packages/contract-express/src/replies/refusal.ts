import type { Fault } from '../reading/fault.ts';
import { adviceOn, linesOf, reasonsByField } from '../reading/message.ts';

/** The errors with which a message can be refused before any handler sees it (G08). */
export type FaultName =
  | 'bad_request'
  | 'request_validation'
  | 'schema_validation'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'unsupported_media_type'
  | 'payload_too_large'
  | 'misdirected_request'
  | 'service_unavailable';

/** The content of an error body. */
export interface Refusal<Name extends string> {
  readonly name: Name;
  readonly message: string;
  /** Reasons by dotted field. */
  readonly fields?: ReadonlyMap<string, readonly string[]>;
  /** Why a body does not match its schema. */
  readonly schema?: {
    readonly reason: string;
    readonly fix: string;
    readonly schema_validation_error: string[];
  };
  readonly headers?: Readonly<Record<string, string>>;
  /** The violated rule by field, for bodies whose error names depend on it. */
  readonly rules?: ReadonlyMap<string, string>;
}

/** Seconds for `Retry-After`; nothing changes before another release. */
const UNBUILT_RETRY_SECONDS = '3600';

/**
 * The refusal for a `Fault`; undefined for a response that violates the contract. The pipeline sends the headers of a
 * fault.
 */
export function refusalOfFault({ kind, message, facts }: Fault): Refusal<FaultName> | undefined {
  const flaws = facts.flaws ?? [];
  const rules = new Map(flaws.map(({ field, code }) => [field, code]));
  switch (kind) {
    case 'unreadable':
      return { name: 'bad_request', message };
    case 'parameters':
    case 'unknown_fields':
      return { name: 'request_validation', message, fields: reasonsByField(flaws), rules };
    case 'body':
      return {
        name: 'schema_validation',
        message,
        fields: reasonsByField(flaws.filter(({ field }) => field !== '')),
        schema: { reason: message, fix: adviceOn(flaws), schema_validation_error: linesOf(flaws) },
        rules,
      };
    case 'not_found':
    case 'method_not_allowed':
    case 'not_acceptable':
    case 'unsupported_media_type':
    case 'payload_too_large':
    case 'misdirected_request':
      return { name: kind, message };
    case 'unbuilt':
      return { name: 'service_unavailable', message, headers: { 'Retry-After': UNBUILT_RETRY_SECONDS } };
    case 'mistake':
      return undefined;
  }
}
