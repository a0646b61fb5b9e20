import type { Role } from '@finops/contract/console/enumerations';
import { DomainError, Forbidden } from '../domain-error.ts';

/** Wrong e-mail address or password; the response does not say which (G92). */
export class SignInRefused extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super('The e-mail address or the password is wrong. Check both and try again.');
  }
}

/** No session, or an expired one (G91). */
export class SessionRequired extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super('There is no session, or it has ended. Sign in with POST /console/v1/session.');
  }
}

/** The caller is not a platform administrator (G93). */
export function administratorRefused(): Forbidden {
  return new Forbidden('Requires a platform administrator.');
}

/** The caller's role is not sufficient (G93). */
export function roleRefused(role: Role | undefined, needed: readonly Role[]): Forbidden {
  const roles = needed.join(', ').replace(/, (\w+)$/, ' or $1');
  return new Forbidden(
    role === undefined
      ? `You are not a member of a business; this requires the role ${roles}. Ask to be invited.`
      : `Your role in this business is ${role}; this requires the role ${roles}. Ask an owner.`,
  );
}

/**
 * The password is not that of the invited user; or there is no such user, and the token does not prove access to
 * the mailbox. The response does not say which (G94, G126).
 */
export class AcceptanceRefused extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super(
      'The password or token is not valid for this invitation. An existing user sends the current password; a new user sends the token from the e-mail.',
    );
  }
}

/** Too many attempts at a secret within a minute (G92). */
export class TooManyAttempts extends DomainError<'too_many_requests'> {
  override readonly name = 'too_many_requests';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Wait ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The limit of messages to one recipient, of payment prompts to one phone or of payments from one network is
 * reached; nothing was sent (G337, G338).
 */
export class RecipientLimitReached extends DomainError<'too_many_requests'> {
  override readonly name = 'too_many_requests';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param reason which limit was reached, as a whole sentence. */
  constructor(reason: string, retryAfterSeconds: number) {
    super(`${reason} Wait ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
