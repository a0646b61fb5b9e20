import type { Role } from '@finops/contract/console/enumerations';
import { DomainError, Forbidden } from '../domain-error.ts';

/** An e-mail address and a password that do not lead to a user; which of them is wrong is not said (G92). */
export class SignInRefused extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super('The e-mail address or the password is wrong. Check both and try again.');
  }
}

/** There is no session, or it has ended (G91). */
export class SessionRequired extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super('There is no session, or it has ended. Sign in with POST /console/v1/session.');
  }
}

/** A platform operation called by someone else (G93). */
export function administratorRefused(): Forbidden {
  return new Forbidden('Requires a platform administrator.');
}

/** A role that does not suffice (G93). */
export function roleRefused(role: Role | undefined, needed: readonly Role[]): Forbidden {
  const roles = needed.join(', ').replace(/, (\w+)$/, ' or $1');
  return new Forbidden(
    role === undefined
      ? `You are not a member of a business; this requires the role ${roles}. Ask to be invited.`
      : `Your role in this business is ${role}; this requires the role ${roles}. Ask an owner.`,
  );
}

/** The password is not that of the invited user, or there is none and the token proves no mailbox; which is not said (G94, G126). */
export class AcceptanceRefused extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super(
      'The password or token is not valid for this invitation. An existing user sends the current password; a new user sends the token from the e-mail.',
    );
  }
}

/** More tries at a secret than are let through within a minute (G92). */
export class TooManyAttempts extends DomainError<'too_many_requests'> {
  override readonly name = 'too_many_requests';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Wait ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Somebody was written to, a phone asked to pay, or a payment asked for, as often as may be for now; nothing was sent (G337, G338). */
export class RecipientLimitReached extends DomainError<'too_many_requests'> {
  override readonly name = 'too_many_requests';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param reason what there was too much of, a whole sentence. */
  constructor(reason: string, retryAfterSeconds: number) {
    super(`${reason} Wait ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
