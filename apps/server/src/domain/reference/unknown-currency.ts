import { FieldError } from '../domain-error.ts';

/** The refusal of an unsupported currency. */
export function unknownCurrency(field: string, code: string): FieldError {
  return new FieldError({
    [field]: [`There is no currency ${code}; GET /v1/currencies lists those that exist.`],
  });
}
