import { Forbidden } from '../domain/domain-error.ts';

/** A valid API key on an operation that accepts only sessions (G93, G141). */
export function apiKeyRefused(): Forbidden {
  return new Forbidden('This operation does not accept API keys. Sign in to call it.');
}

/** A change without the CSRF token of its session (G91). */
export function csrfRefused(): Forbidden {
  return new Forbidden(
    'X-CSRF-Token is missing or does not match this session. Send the csrf_token from GET /console/v1/session.',
  );
}

/** A change requested by a page of another origin (G91). */
export function originRefused(origin: string): Forbidden {
  return new Forbidden(
    `The origin ${origin} is not allowed. Call from a page of the console, or without the Origin header.`,
  );
}
