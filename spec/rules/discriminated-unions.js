import { dereference } from './document/references.js';
import { schemas, shape } from './document/schemas.js';

/**
 * A discriminated union is a `oneOf` of named variants. Its mapping lists each of them once, and each variant requires
 * the discriminating field with the constant of its mapping, so that types narrow without a generator's help.
 */
export default function discriminatedUnions(document) {
  return [...schemas(document)]
    .filter(({ schema }) => schema.discriminator !== undefined)
    .flatMap(({ schema, path }) => [
      ...formFaults(schema).map((message) => ({ message, path: [...path, 'discriminator'] })),
      ...variantFaults(document, schema).map(({ message, value }) => ({
        message,
        path: [...path, 'discriminator', 'mapping', value],
      })),
    ]);
}

function formFaults({ oneOf, discriminator: { mapping } }) {
  if (!Array.isArray(oneOf)) return ['A discriminator requires `oneOf`. Add the variants.'];
  if (mapping === undefined) return ['The discriminator has no `mapping`. Add one line for each variant.'];
  const mapped = Object.values(mapping);
  return oneOf
    .filter(({ $ref }) => $ref === undefined || mapped.filter((one) => one === $ref).length !== 1)
    .map(({ $ref }) =>
      $ref === undefined
        ? 'A variant has no name. Move it to its own file and reference it.'
        : `The variant ${$ref} is ${mapped.includes($ref) ? 'listed more than once' : 'missing'} in \`mapping\`. List it once.`,
    );
}

function variantFaults(document, { oneOf = [], discriminator: { propertyName, mapping = {} } }) {
  return Object.entries(mapping).flatMap(([value, reference]) => {
    if (!oneOf.some(({ $ref }) => $ref === reference)) {
      return [
        { value, message: `\`${value}\` maps to ${reference}, which is not a variant. Add it to \`oneOf\`.` },
      ];
    }
    // Rules check only content of the document itself.
    if (dereference(document, { $ref: reference }) === undefined) return [];
    return carries(document, { $ref: reference }, propertyName, value)
      ? []
      : [
          {
            value,
            message: `${reference} lacks its discriminator value. Require \`${propertyName}\` there, with \`const: ${value}\`.`,
          },
        ];
  });
}

/** Whether each value of a schema has the constant: through its own properties, or those of every variant. */
function carries(document, schema, name, value) {
  const { required, properties, oneOf } = shape(document, schema);
  if (required.has(name) && hasConstant(document, properties[name], value)) return true;
  return Array.isArray(oneOf) && oneOf.every((variant) => carries(document, variant, name, value));
}

/** A property described in several parts is an `allOf` of them. */
function hasConstant(document, property, value) {
  return shape(document, property).const === value;
}
