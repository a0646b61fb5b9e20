import type { Data } from '../contract.ts';
import { onRequest } from '../edit.ts';
import type { Fault } from '../fault.ts';

/** Valid requests that are refused, because one place of one operation is validated more strictly than declared. */
export const strictRequestFaults: readonly Fault[] = [
  strict('longest-name', 'createItem', '/schemas/ItemName/maxLength', 39),
  strict('shortest-name', 'changeItem', '/schemas/ItemName/minLength', 2),
  strict('null-description', 'createItem', '/schemas/Description/type', 'string'),
  strict('sku-required', 'createItem', '/schemas/ItemFields/required', ['name', 'kind', 'weight', 'sku']),
  strict('highest-weight', 'changeItem', '/schemas/Weight/exclusiveMaximum', 5000),
  strict('most-tags', 'createItem', '/schemas/Tags/maxItems', 4),
  strict(
    'attribute-number',
    'createItem',
    '/schemas/ItemFields/properties/attributes/additionalProperties/type',
    ['boolean', 'string'],
  ),
  strict('change-of-one-field', 'changeItem', '/schemas/ItemChange/minProperties', 2),
  strict('lowest-quantity', 'addMovement', '/schemas/Movement/properties/quantity/minimum', 2),
  strict('kind-of-enum', 'addMovement', '/schemas/Direction/enum', ['in', 'transfer']),
  strict('optional-field', 'search', '/schemas/TextSearch/properties/whole', false),
  strict('branch-of-one-of', 'search', '/schemas/TagSearch', { not: {} }),
  strict('highest-limit', 'listItems', '/parameters/query.limit/schema/maximum', 49),
  strict('sort-by-name', 'listItems', '/parameters/query.sort/schema/enum', ['-created', 'created']),
  strict('cookie-pounds', 'search', '/parameters/cookies.units/schema/enum', ['kg']),
  strict('form-size', 'printLabels', '/schemas/LabelOrder/properties/size/enum', ['large']),
  strict('null-climate', 'replaceLayout', '/schemas/Zone/properties/climate/enum', ['cold', 'dry']),
  strict('longest-key', 'addMovement', '/schemas/Key/maxLength', 63),
  strict('key-required', 'createItem', '/parameters/headers.idempotency-key/required', true),
];

function strict(name: string, operation: string, pointer: string, value: Data): Fault {
  return {
    name: `strict-${name}`,
    kind: 'strict request',
    says: `In requests of ${operation}, ${pointer} is validated as ${JSON.stringify(value)}.`,
    expects: { rule: 'valid-refused', operation },
    request: onRequest(operation, pointer, value),
  };
}
