import { readCatalogue } from './catalogues.js';
import { isBundle } from './document/references.js';

/**
 * The enums of error names equal the error catalogue. A document that refers to other files is not checked, since those
 * contain its schemas.
 *
 * @param {{errors: string, schemas: Record<string, string>}} options the catalogue, and by schema of names the kind of
 * its entries
 */
export default function errorNames(document, { errors, schemas }, context) {
  if (!isBundle(document)) return [];
  const catalogue = readCatalogue(errors, context);
  return Object.entries(schemas).flatMap(([schema, kind]) => {
    const names = document?.components?.schemas?.[schema]?.enum;
    const wanted = catalogue.filter((error) => error.kind === kind).map((error) => error.name);
    return Array.isArray(names)
      ? differences(schema, names, errors, wanted)
      : [absence(schema, errors, kind)];
  });
}

function absence(schema, errors, kind) {
  const message = `There is no schema ${schema} with an enum. Add it with the names of kind ${kind} from ${errors}.`;
  return { message, path: [] };
}

function differences(schema, names, errors, wanted) {
  const surplus = names.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !names.includes(name));
  return [
    ...surplus.map((name) => `"${name}" of ${schema} is not in ${errors}. Add it there, or remove it here.`),
    ...missing.map((name) => `${errors} has "${name}", which ${schema} lacks. Add it to the enum.`),
  ].map((message) => ({ message, path: ['components', 'schemas', schema, 'enum'] }));
}
