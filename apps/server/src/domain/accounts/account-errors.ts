import { DomainError } from '../domain-error.ts';

/** An e-mail address and a password that do not lead to a user; which of them is wrong is not said (G92). */
export class SignInRefused extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super('The e-mail address or the password is wrong. Check both and try again.');
  }
}

/** The e-mail address of an invitation has a user, and the password is not that user's (G94). */
export class AcceptanceRefused extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super('The e-mail address of this invitation has a user already. Send the password of that user.');
  }
}

/** More tries at a secret than are let through within a minute (G92). */
export class TooManyAttempts extends DomainError<'too_many_requests'> {
  override readonly name = 'too_many_requests';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`There were too many attempts. Wait ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
