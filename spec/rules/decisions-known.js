import { citations, decisions, marks } from './document/decisions.js';

/**
 * Every `x-decision` cites at least one decision, and only decisions of the catalogue.
 *
 * @param {{decisions: string}} options the catalogue
 */
export default function decisionsKnown(document, options, context) {
  const known = decisions(options.decisions, context);
  return [
    ...citations(document)
      .filter(({ value }) => [value].flat().length === 0)
      .map(({ path }) => ({
        message:
          'This `x-decision` is an empty list. Cite the decision behind the element, or remove the mark.',
        path,
      })),
    ...marks(document)
      .filter(({ id }) => !known.has(id))
      .map(({ id, path }) => ({
        message: `The decision ${JSON.stringify(id)} is not in ${options.decisions}. Correct the id, or add the decision there.`,
        path,
      })),
  ];
}
