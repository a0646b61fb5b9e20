import { readCatalogue } from './catalogues.js';

/**
 * The enum of error names is the error catalogue.
 *
 * @param {{errors: string, kind: string, schema: string}} options the catalogue, the kind of its entries that the
 *   API answers with, and the schema of the names
 */
export default function errorNames(document, { errors, kind, schema }, context) {
  const names = document?.components?.schemas?.[schema]?.enum;
  if (!names) return [];
  const catalogue = readCatalogue(errors, context)
    .filter((error) => error.kind === kind)
    .map((error) => error.name);
  return [
    ...names
      .filter((name) => !catalogue.includes(name))
      .map(
        (name) =>
          `"${name}" of ${schema} is not in ${errors}. Describe it there, or take it out of the enum.`,
      ),
    ...catalogue
      .filter((name) => !names.includes(name))
      .map((name) => `${errors} has "${name}", which ${schema} does not know. Add it to the enum.`),
  ].map((message) => ({ message, path: ['components', 'schemas', schema, 'enum'] }));
}
