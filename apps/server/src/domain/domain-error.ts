import type { ErrorName } from '@finops/contract/enumerations';

/**
 * An error that the contract names. Each domain declares its own subclasses with the facts that a caller needs,
 * independent of HTTP. `http/error-body.ts` builds the body and takes the status from the error catalogue.
 */
export abstract class DomainError<Name extends ErrorName = ErrorName> extends Error {
  abstract override readonly name: Name;
}

/** A resource in the path that does not exist for this caller (G10). */
export class NotFound extends DomainError<'not_found'> {
  override readonly name = 'not_found';

  /** @param what the kind of resource and its id as given, for example `balance BAL_x`. */
  constructor(what: string) {
    super(`There is no ${what}.`);
  }
}

/** A resource named in a header or the body that does not exist for this caller (G10). */
export class ResourceNotFound extends DomainError<'resource_not_found'> {
  override readonly name = 'resource_not_found';
  /** The kind of resource and its id as given, for example `profile CUS_x`. */
  readonly what: string;

  constructor(what: string) {
    super(`There is no ${what}.`);
    this.what = what;
  }
}

/** Reasons by field name; nested names are dotted: `pay_in.network`. */
export type FieldReasons = Readonly<Record<string, readonly string[]>>;

/** Field values that break a rule that the schema cannot express (G08). */
export class FieldError extends DomainError<'request_validation'> {
  override readonly name = 'request_validation';
  readonly fields: FieldReasons;

  /** @param fields at least one field with at least one reason; each reason is a whole sentence. */
  constructor(fields: FieldReasons) {
    // Thousands of values may break the same rule.
    super([...new Set(Object.values(fields).flat())].join(' '));
    this.fields = fields;
  }
}

/** The state of the resource does not allow the operation; nothing changed (G08). */
export class InvalidState extends DomainError<'invalid_state'> {
  override readonly name = 'invalid_state';
}

/** The caller is not allowed to do this at all (G09). */
export class Forbidden extends DomainError<'forbidden'> {
  override readonly name = 'forbidden';
}

/** The request conflicts with something in progress or existing (G09). */
export class Conflict extends DomainError<'conflict'> {
  override readonly name = 'conflict';
}

/** A part that the response needs is down or not ready. */
export class Unavailable extends DomainError<'service_unavailable'> {
  override readonly name = 'service_unavailable';
  /** Whole seconds, at least 1, after which to retry. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
