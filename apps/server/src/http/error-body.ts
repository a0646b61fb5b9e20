import { type ErrorName, errorCatalogue, errorForms } from '@finops/contract';
import { errorForms as consoleForms } from '@finops/contract/console';
import {
  type Call,
  errorReplies as contractErrorReplies,
  type Refusal,
  type Reply,
} from '@finops/contract-express';
import { IncompleteSubmission } from '../domain/customers/requirements.ts';
import { DomainError, FieldError } from '../domain/domain-error.ts';
import { InsufficientBalance } from '../domain/ledger/insufficient-balance.ts';

/**
 * Returns the function that turns any error thrown during a call of the API or the console into a reply.
 *
 * @param onUnexpected called for every error that is not a refusal; the caller gets nothing but the request id.
 */
export function errorReplies(
  onUnexpected: (error: unknown, call: Call) => void,
): (error: unknown, call: Call) => Reply {
  return contractErrorReplies<ErrorName>({
    catalogue: errorCatalogue,
    forms: { ...errorForms, ...consoleForms },
    refusalOf: (error) => (error instanceof DomainError ? refusalOf(error) : undefined),
    onUnexpected,
  });
}

function refusalOf(error: DomainError): Refusal<ErrorName> {
  const { name, message } = error;
  if (
    error instanceof FieldError ||
    error instanceof IncompleteSubmission ||
    error instanceof InsufficientBalance
  ) {
    return { name, message, fields: new Map(Object.entries(error.fields)) };
  }
  if ('retryAfterSeconds' in error) {
    return { name, message, headers: { 'Retry-After': String(error.retryAfterSeconds) } };
  }
  return { name, message };
}
