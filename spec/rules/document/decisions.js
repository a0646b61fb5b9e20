import { readCatalogue } from '../catalogues.js';
import { visit } from './references.js';

/** Every `x-decision` of a document, as `{value, path}`. */
export function citations(document) {
  const found = [];
  visit(document, (node, path) => {
    if (Object.hasOwn(node, 'x-decision'))
      found.push({ value: node['x-decision'], path: [...path, 'x-decision'] });
  });
  return found;
}

/** Every id of every `x-decision`, as `{id, path}`; a value that is not a string counts as an unknown id. */
export function marks(document) {
  return citations(document).flatMap(({ value, path }) => [value].flat().map((id) => ({ id, path })));
}

/** The decisions of the catalogue, by id. */
export function decisions(file, context) {
  return new Map(readCatalogue(file, context).map((decision) => [decision.id, decision]));
}
