import { decisions, marks } from './document/decisions.js';
import { isBundle } from './document/references.js';

/**
 * Every decision of the catalogue is cited in the bundle, unless only running code implements it (`runtime: true`). A
 * document that refers to other files is not checked, since those may contain the marks.
 *
 * @param {{decisions: string, contract?: string}} options the catalogue, and the contract whose decisions are checked;
 * by default the public one, whose decisions name no contract
 */
export default function decisionsUsed(document, options, context) {
  if (!isBundle(document)) return [];
  const used = new Set(marks(document).map(({ id }) => id));
  return [...decisions(options.decisions, context).values()]
    .filter(({ contract }) => contract === options.contract)
    .filter(({ id, runtime }) => !used.has(id) && runtime !== true)
    .map(({ id }) => ({
      message:
        `Nothing in the contract cites ${id} of ${options.decisions}. Mark the elements that follow from it with ` +
        `\`x-decision: ${id}\`, or set \`runtime: true\` if only running code implements it.`,
      path: [],
    }));
}
