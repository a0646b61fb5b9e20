import { dereference, referencedName, visit } from './document/references.js';
import { schemas } from './document/schemas.js';

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const FLOATS = ['float', 'double', 'decimal'];

/**
 * Money is never a floating-point number: nothing has the type `number`, and a property or parameter whose name means
 * an amount is a decimal string, or an object or array that contains one.
 *
 * @param {object} options
 * @param {string[]} options.anywhere words that mean an amount anywhere in a name: `amount_paid`
 * @param {string[]} options.words words that mean an amount at the end of a name: `fee` matches `payout_fee`
 * @param {string[]} options.names whole names that mean an amount
 * @param {string[]} options.decimals the schemas of decimal strings
 * @param {string[]} [options.except] names, or `Schema.name`, that match but are not amounts
 */
export default function amounts(document, options) {
  return [
    ...[...schemas(document)].flatMap(({ schema, path }) => [
      ...numberFaults(schema, path),
      ...named(schema, path)
        .filter(({ name }) => meansAmount(name, path, options))
        .filter(({ property }) => !carriesDecimal(document, property, options))
        .map(({ name, at }) => ({ message: noDecimal(name), path: at })),
    ]),
    ...parameterFaults(document, options),
    ...decimalFaults(document, options),
  ];
}

const noDecimal = (name) =>
  `\`${name}\` is an amount but not a decimal string. Use $ref Decimal (PositiveDecimal in a request) or ` +
  'AmountWithCurrency; if it is not an amount, list it under `except` of this rule.';

/** The properties of a schema by name; a pattern property is named by the letters of its pattern. */
function named({ properties, patternProperties }, path) {
  return [
    ...Object.entries(properties ?? {}).map(([name, property]) => ({
      name,
      property,
      at: [...path, 'properties', name],
    })),
    ...Object.entries(patternProperties ?? {}).map(([pattern, property]) => ({
      name: pattern.replace(/[^A-Za-z_]/g, '').replace(/^_+|_+$/g, ''),
      property,
      at: [...path, 'patternProperties', pattern],
    })),
  ];
}

function numberFaults(schema, path) {
  const types = [schema.type].flat();
  const fault = (message, keyword) => [{ message, path: [...path, keyword] }];
  if (types.includes('number'))
    return fault(
      'A `number` loses precision. Use $ref Decimal for amounts and rates, `integer` for counts.',
      'type',
    );
  if (FLOATS.includes(schema.format))
    return fault(
      `The format ${schema.format} loses precision. Use $ref Decimal, or drop the format.`,
      'format',
    );
  const values = [schema.enum ?? [], schema.const ?? []].flat();
  if (
    values.some(
      (value) => typeof value === 'number' && !(types.includes('integer') && Number.isInteger(value)),
    )
  )
    return fault(
      'Numbers as values lose precision. Write decimal strings, or add `type: integer` for counts.',
      'enum',
    );
  const bound = BOUNDS.find((keyword) => schema[keyword] !== undefined);
  if (bound && !types.includes('integer'))
    return fault(
      `\`${bound}\` without \`type: integer\` allows numbers. Use $ref Decimal, or add the type.`,
      bound,
    );
  return [];
}

function parameterFaults(document, options) {
  const { paths, webhooks, components } = document ?? {};
  const found = [];
  visit({ paths, webhooks, components: { parameters: components?.parameters } }, (node, path) => {
    if (
      typeof node.name !== 'string' ||
      !['query', 'path', 'header', 'cookie'].includes(node.in) ||
      !node.schema
    )
      return;
    const owner = ['schemas', 'parameter'];
    if (meansAmount(node.name, owner, options) && !carriesDecimal(document, node.schema, options))
      found.push({ message: noDecimal(node.name), path: [...path, 'schema'] });
  });
  return found;
}

function decimalFaults(document, { decimals }) {
  return decimals
    .map((name) => [name, document?.components?.schemas?.[name]])
    .filter(([, schema]) => schema && !schema.$ref && !isDecimal(schema))
    .map(([name]) => ({
      message: `${name} is not a decimal string. Make it \`type: string\` with a pattern of a whole decimal number, such as 1.50.`,
      path: ['components', 'schemas', name],
    }));
}

function isDecimal({ type, pattern }) {
  if (type !== 'string' || typeof pattern !== 'string') return false;
  const meets = (text) => new RegExp(pattern).test(text);
  return ['12', '1.50'].every(meets) && !['', 'abc', '1e5', '1,5', 'x1.50', '1.50 '].some(meets);
}

function meansAmount(name, path, { anywhere, words, names, except = [] }) {
  const owner = path[path.indexOf('schemas') + 1];
  if (except.includes(name) || except.includes(`${owner}.${name}`)) return false;
  const parts = name.split(/[_-]|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
  return (
    names.includes(name) || words.includes(parts.at(-1)) || parts.some((part) => anywhere.includes(part))
  );
}

function carriesDecimal(document, schema, options, depth = 0) {
  if (depth > 12) return false;
  if (typeof schema?.$ref === 'string') {
    if (options.decimals.includes(referencedName(schema.$ref))) return true;
    const target = dereference(document, { $ref: schema.$ref });
    return target === undefined || carriesDecimal(document, target, options, depth + 1);
  }
  const carries = (part) => carriesDecimal(document, part, options, depth + 1);
  if (schema?.allOf?.some(carries)) return true;
  if ((schema?.oneOf ?? schema?.anyOf)?.filter(({ type }) => type !== 'null').every(carries)) return true;
  if (schema?.type === 'array') return carries(schema.items);
  return Object.entries(schema?.properties ?? {}).some(
    ([name, property]) => meansAmount(name, [], options) && carries(property),
  );
}
