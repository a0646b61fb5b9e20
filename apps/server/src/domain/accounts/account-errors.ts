import type { Role } from '@finops/contract/console';
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
    super('There is no session, or it has ended. Sign in at POST /console/v1/session.');
  }
}

/** A platform operation called by someone else (G93). */
export function administratorRefused(): Forbidden {
  return new Forbidden('This takes a platform administrator.');
}

/** A role that does not suffice (G93). */
export function roleRefused(role: Role | undefined, needed: readonly Role[]): Forbidden {
  const roles = needed.join(' or ');
  return new Forbidden(
    role === undefined
      ? `You belong to no business; this takes ${roles}. Ask to be invited.`
      : `Your role in this business is ${role}; this takes ${roles}. Ask an owner.`,
  );
}

/** The password is not that of the invited user, or there is none and the token proves no mailbox; which is not said (G94, G126). */
export class AcceptanceRefused extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super(
      'The password does not fit this invitation. Whoever has a user already sends the password of that user, whoever has none the token of the mail.',
    );
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
