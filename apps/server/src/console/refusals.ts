import type { Role } from '@finops/contract/console';
import { DomainError, Forbidden } from '../domain/domain-error.ts';

/** There is no session, or it has ended (G91). */
export class SessionRequired extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';

  constructor() {
    super('There is no session, or it has ended. Sign in at POST /console/v1/session.');
  }
}

/** A valid API key on an operation that takes sessions only (G93). */
export function apiKeyRefused(): Forbidden {
  return new Forbidden('API keys reach /console/v1/sandbox alone. Sign in to call this operation.');
}

/** A change without the CSRF token of its session (G91). */
export function csrfRefused(): Forbidden {
  return new Forbidden(
    'X-CSRF-Token is missing or is not that of this session. Send the csrf_token of GET /console/v1/session.',
  );
}

/** A change that a page of another origin asks for (G91). */
export function originRefused(origin: string): Forbidden {
  return new Forbidden(
    `The Origin ${origin} is not that of the console. Call from a page of the console, or without Origin.`,
  );
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
