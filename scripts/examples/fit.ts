import type { Fact, Json } from './facts.ts';
import { checkHeaders, checkLocations, checkRateLimits } from './fit/header-facts.ts';
import { checkFields, checkSchemaErrors } from './fit/named-fields.ts';
import { checkNamed, checkNotFound } from './fit/named-things.ts';
import { readOperations, type ShownOperation } from './fit/read-operations.ts';

/** Rules on the examples of an operation, by name. */
const RULES: Record<string, (operation: ShownOperation) => Fact[]> = {
  fields: checkFields,
  'schema errors': checkSchemaErrors,
  'not found': checkNotFound,
  messages: checkNamed,
  locations: checkLocations,
  'rate limits': checkRateLimits,
  'other headers': checkHeaders,
};

/** Checks the examples of errors and headers against every operation that shows them. */
export function checkFit(document: Json): Record<string, Fact[]> {
  const operations = readOperations(document);
  return Object.fromEntries(Object.entries(RULES).map(([rule, check]) => [rule, operations.flatMap(check)]));
}
