import type { Data } from '../contract.ts';
import { onRequest } from '../edit.ts';
import type { Fault } from '../fault.ts';

/** Invalid requests that are accepted, because one keyword at one place of one operation is not checked. */
export const laxRequestFaults: readonly Fault[] = [
  lax('name-too-long', 'createItem', '/schemas/ItemName/maxLength'),
  lax('name-empty', 'changeItem', '/schemas/ItemName/minLength'),
  lax('name-number', 'createItem', '/schemas/ItemName/type', ['string', 'number']),
  lax('name-null', 'changeItem', '/schemas/ItemName/type', ['string', 'null']),
  lax('sku-pattern', 'createItem', '/schemas/ItemFields/properties/sku/pattern'),
  lax('kind-enum', 'createItem', '/schemas/Kind/enum'),
  lax('weight-nothing', 'createItem', '/schemas/Weight/exclusiveMinimum'),
  lax('weight-too-heavy', 'changeItem', '/schemas/Weight/maximum'),
  lax('weight-odd', 'createItem', '/schemas/Weight/multipleOf'),
  lax('weight-missing', 'createItem', '/schemas/ItemFields/required', ['name', 'kind']),
  lax('edition-const', 'createItem', '/schemas/ItemFields/properties/edition/const'),
  lax('tuple-too-long', 'createItem', '/schemas/ItemFields/properties/dimensions/items'),
  lax('tuple-too-short', 'createItem', '/schemas/ItemFields/properties/dimensions/minItems'),
  lax('tuple-entry', 'createItem', '/schemas/ItemFields/properties/dimensions/prefixItems/2/enum'),
  lax('tags-repeated', 'createItem', '/schemas/Tags/uniqueItems'),
  lax('tags-too-many', 'changeItem', '/schemas/Tags/maxItems'),
  lax('expires-format', 'createItem', '/schemas/ItemFields/properties/expires/format'),
  lax('contact-format', 'createItem', '/schemas/ItemFields/properties/hazardContact/format'),
  lax('dependent-missing', 'createItem', '/schemas/ItemFields/dependentRequired'),
  lax('unevaluated', 'createItem', '/schemas/Item/unevaluatedProperties'),
  lax('names-none', 'createItem', '/schemas/ItemFields/properties/names/minProperties'),
  lax('names-language', 'createItem', '/schemas/ItemFields/properties/names/additionalProperties'),
  lax('attribute-name', 'createItem', '/schemas/ItemFields/properties/attributes/propertyNames'),
  lax('attribute-type', 'createItem', '/schemas/ItemFields/properties/attributes/additionalProperties'),
  lax('change-of-nothing', 'changeItem', '/schemas/ItemChange/minProperties'),
  lax('change-additional', 'changeItem', '/schemas/ItemChange/additionalProperties'),
  lax('quantity-fraction', 'addMovement', '/schemas/Movement/properties/quantity/type', 'number'),
  lax('contains', 'addMovement', '/schemas/Movement/properties/checks/contains'),
  lax('then', 'addMovement', '/schemas/Movement/then'),
  lax('else', 'addMovement', '/schemas/Movement/else'),
  lax('key-missing', 'addMovement', '/parameters/headers.idempotency-key/required', false),
  lax('key-too-short', 'createItem', '/schemas/Key/minLength'),
  lax('discriminator', 'search', '/schemas/TextSearch/properties/by', { not: { enum: ['weight', 'tag'] } }),
  lax('any-of', 'search', '/schemas/WeightSearch/anyOf'),
  lax('not', 'search', '/schemas/TagSearch/properties/tags/items/not'),
  lax('exclusive-maximum', 'search', '/schemas/WeightSearch/properties/to/exclusiveMaximum'),
  lax('cookie-enum', 'search', '/parameters/cookies.units/schema/enum'),
  lax('limit-too-high', 'listItems', '/parameters/query.limit/schema/maximum'),
  lax('limit-zero', 'listItems', '/parameters/query.limit/schema/minimum'),
  lax('offset-word', 'listItems', '/parameters/query.offset/schema/type'),
  lax('sort-enum', 'listItems', '/parameters/query.sort/schema/enum'),
  lax('since-format', 'listMovements', '/parameters/query.since/schema/format'),
  lax('form-maximum', 'printLabels', '/schemas/LabelOrder/properties/copies/maximum'),
  lax('form-additional', 'printLabels', '/schemas/LabelOrder/additionalProperties'),
  lax('zone-too-large', 'replaceLayout', '/schemas/Zone/properties/area/exclusiveMaximum'),
  lax('zones-too-many', 'replaceLayout', '/schemas/Layout/properties/zones/maxItems'),
  lax('corner-too-long', 'replaceLayout', '/schemas/Zone/properties/corner/items'),
  lax('body-missing', 'createItem', '/body/required', false),
];

function lax(name: string, operation: string, pointer: string, value?: Data): Fault {
  const instead = value === undefined ? 'is not checked' : `is validated as ${JSON.stringify(value)}`;
  return {
    name: `lax-${name}`,
    kind: 'lax request',
    says: `In requests of ${operation}, ${pointer} ${instead}.`,
    expects: { rule: 'invalid-accepted', operation },
    request: onRequest(operation, pointer, value),
  };
}
