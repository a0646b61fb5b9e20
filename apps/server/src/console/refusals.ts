import { Forbidden } from '../domain/domain-error.ts';

/** A valid API key on an operation that takes sessions only (G93, G141). */
export function apiKeyRefused(): Forbidden {
  return new Forbidden('This operation takes no API key. Sign in to call it.');
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
