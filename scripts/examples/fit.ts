import { checkHeaders, checkLocations, checkRateLimits } from './fit/header-facts.ts';
import { checkFields, checkSchemaErrors } from './fit/named-fields.ts';
import { checkNamed, checkNotFound } from './fit/named-things.ts';
import { readOperations, type ShownOperation } from './fit/read-operations.ts';
import type { Fact, Json, Place } from './story/facts.ts';

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

/** An example that tells of another operation than the one that shows it. */
interface Finding extends Place {
  rule: string;
  what: string;
}

/** Which examples of a bundle do not fit their operation. */
export interface FitReport {
  findings: Finding[];
  /** How many facts each rule looked at. */
  checked: Record<string, number>;
}

/** Holds the examples of failures and of headers against the operation that shows them, each at every operation. */
export function checkFit(document: Json): FitReport {
  const operations = readOperations(document);
  const facts = Object.entries(RULES).map(([rule, check]) => ({ rule, found: operations.flatMap(check) }));
  return {
    findings: facts.flatMap(({ rule, found }) =>
      found
        .filter(({ holds }) => !holds)
        .map(({ example, pointer, what }) => ({ rule, example, pointer, what })),
    ),
    checked: Object.fromEntries(facts.map(({ rule, found }) => [rule, found.length])),
  };
}
