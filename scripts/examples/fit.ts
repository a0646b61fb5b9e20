import type { Fact, Json } from './facts.ts';
import { checkHeaders, checkLocations, checkRateLimits } from './fit/header-facts.ts';
import { checkFields, checkSchemaErrors } from './fit/named-fields.ts';
import { checkNamed, checkNotFound } from './fit/named-things.ts';
import { readOperations, type ShownOperation } from './fit/read-operations.ts';

/** What the examples of an operation have to say of that operation, by name. */
const RULES: Record<string, (operation: ShownOperation) => Fact[]> = {
  fields: checkFields,
  'schema errors': checkSchemaErrors,
  'not found': checkNotFound,
  messages: checkNamed,
  locations: checkLocations,
  'rate limits': checkRateLimits,
  'other headers': checkHeaders,
};

/** Holds the examples of failures and of headers against the operation that shows them, each at every operation. */
export function checkFit(document: Json): Record<string, Fact[]> {
  const operations = readOperations(document);
  return Object.fromEntries(Object.entries(RULES).map(([rule, check]) => [rule, operations.flatMap(check)]));
}
