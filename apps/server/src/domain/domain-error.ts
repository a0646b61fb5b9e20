import type { ErrorName } from '@finops/contract/enumerations';

/**
 * A refusal that the contract names. Each domain declares its own classes with the facts that a caller needs;
 * nothing in them knows HTTP. `http/error-body.ts` makes the body and takes the status from the error catalogue.
 */
export abstract class DomainError<Name extends ErrorName = ErrorName> extends Error {
  abstract override readonly name: Name;
}

/** A resource that the path names and that does not exist for this caller (G10). */
export class NotFound extends DomainError<'not_found'> {
  override readonly name = 'not_found';

  /** @param what the kind of resource and its identifier as given, for example `balance BAL_x`. */
  constructor(what: string) {
    super(`There is no ${what}.`);
  }
}

/** A resource that a header or the body names and that does not exist for this caller (G10). */
export class ResourceNotFound extends DomainError<'resource_not_found'> {
  override readonly name = 'resource_not_found';
  /** The kind of resource and its identifier as given, for example `profile CUS_x`. */
  readonly what: string;

  constructor(what: string) {
    super(`There is no ${what}.`);
    this.what = what;
  }
}

/** Reasons by the name of the field; nested names are dotted: `pay_in.network`. */
export type FieldReasons = Readonly<Record<string, readonly string[]>>;

/** Fields whose values break a rule that the schema cannot say (G08). */
export class FieldError extends DomainError<'request_validation'> {
  override readonly name = 'request_validation';
  readonly fields: FieldReasons;

  /** @param fields at least one field with at least one reason, each a whole sentence. */
  constructor(fields: FieldReasons) {
    // Thousands of values may break one rule.
    super([...new Set(Object.values(fields).flat())].join(' '));
    this.fields = fields;
  }
}

/** The state of the resource does not allow what is asked for; nothing changed (G08). */
export class InvalidState extends DomainError<'invalid_state'> {
  override readonly name = 'invalid_state';
}

/** The caller may not do this at all (G09). */
export class Forbidden extends DomainError<'forbidden'> {
  override readonly name = 'forbidden';
}

/** Something that excludes this is under way or is there already (G09). */
export class Conflict extends DomainError<'conflict'> {
  override readonly name = 'conflict';
}

/** A part that the answer needs does not work at the moment, or is not there yet. */
export class Unavailable extends DomainError<'service_unavailable'> {
  override readonly name = 'service_unavailable';
  /** Whole seconds, at least 1, after which another try makes sense. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
