import type { ErrorBody } from '@finops/contract';
import { ApiError } from './api-error.ts';
import { apiErrors, oauthErrors } from './generated/errors.ts';
import { OAuthError } from './oauth-error.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** Creates the error of a failed response from its parsed body. Unknown error names result in the base class. */
export function errorOf(
  response: Response,
  body: unknown,
  idempotencyKey: string | null = null,
): ApiError | OAuthError | UnexpectedAnswer {
  const { status } = response;
  const requestId = response.headers.get('X-Request-Id');
  const retryAfter = retryAfterOf(response);
  if (isErrorBody(body)) {
    const Class = entryOf(apiErrors, body.error.name) ?? ApiError;
    return new Class({ status, requestId, body, retryAfter, idempotencyKey });
  }
  if (isOAuthErrorBody(body)) {
    const { error: name, error_description: description } = body;
    const Class = entryOf(oauthErrors, name) ?? OAuthError;
    return new Class({ name, status, requestId, description, retryAfter });
  }
  return new UnexpectedAnswer(response, idempotencyKey);
}

/** `Retry-After` in seconds; null if it is absent or a date, which this API never sends. */
export function retryAfterOf(response: Response): number | null {
  const seconds = /^\d+$/.exec(response.headers.get('Retry-After') ?? '')?.[0];
  return seconds === undefined ? null : Number(seconds);
}

function entryOf<Table extends object>(table: Table, name: string): Table[keyof Table] | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as { error?: Partial<ErrorBody['error']> | null } | null | undefined)?.error;
  return typeof error?.name === 'string' && typeof error.message === 'string';
}

function isOAuthErrorBody(body: unknown): body is { error: string; error_description?: string } {
  return typeof (body as { error?: unknown } | null | undefined)?.error === 'string';
}
