import { decisions, marks } from './document/decisions.js';

/**
 * Every `x-decision` cites a decision of the catalogue.
 *
 * @param {{decisions: string}} options the catalogue
 */
export default function decisionsKnown(document, options, context) {
  const known = decisions(options.decisions, context);
  return marks(document)
    .filter(({ id }) => !known.has(id))
    .map(({ id, path }) => ({
      message: `The decision "${id}" is not in ${options.decisions}. Correct the id, or write the decision down there.`,
      path,
    }));
}
