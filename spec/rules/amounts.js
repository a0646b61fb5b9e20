import { dereference, referencedName } from './document/references.js';
import { schemas } from './document/schemas.js';

/**
 * Money never passes through a floating-point number: nothing is of type `number`, and a property whose name says
 * amount is a decimal string, or an object or array that carries one.
 *
 * @param {object} options
 * @param {string[]} options.words last words of property names that mean an amount: `fee` meets `payout_fee`
 * @param {string[]} options.names whole property names that mean one
 * @param {string[]} options.decimals the schemas of decimal strings
 * @param {string[]} [options.except] names, or `Schema.name`, that sound like an amount and are none
 */
export default function amounts(document, options) {
  return [...schemas(document)].flatMap(({ schema, path }) => [
    ...numberFaults(schema, path),
    ...Object.entries(schema.properties ?? {})
      .filter(([name]) => meansAmount(name, path, options))
      .filter(([, property]) => !carriesDecimal(document, property, options))
      .map(([name]) => ({
        message:
          `\`${name}\` is an amount but no decimal string. Use $ref Decimal (PositiveDecimal in a request) or ` +
          'AmountWithCurrency; if it is no amount, list it under `except` of this rule.',
        path: [...path, 'properties', name],
      })),
  ]);
}

function numberFaults({ type }, path) {
  if (![type].flat().includes('number')) return [];
  const message = 'A `number` loses digits. Use $ref Decimal for amounts and rates, `integer` for counts.';
  return [{ message, path: [...path, 'type'] }];
}

function meansAmount(name, path, { words, names, except = [] }) {
  const owner = path[path.indexOf('schemas') + 1];
  if (except.includes(name) || except.includes(`${owner}.${name}`)) return false;
  return names.includes(name) || words.includes(name.split('_').pop());
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
  if ((schema?.oneOf ?? schema?.anyOf)?.every(carries)) return true;
  if (schema?.type === 'array') return carries(schema.items);
  return Object.entries(schema?.properties ?? {}).some(
    ([name, property]) => meansAmount(name, [], options) && carries(property),
  );
}
