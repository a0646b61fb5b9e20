import { readCatalogue } from '../catalogues.js';
import { visit } from './references.js';

/** The marks of a document: every id of every `x-decision`, as `{id, path}`. */
export function marks(document) {
  const found = [];
  visit(document, (node, path) => {
    for (const id of [node['x-decision'] ?? []].flat()) found.push({ id, path: [...path, 'x-decision'] });
  });
  return found;
}

/** The decisions of the catalogue, by id. */
export function decisions(file, context) {
  return new Map(readCatalogue(file, context).map((decision) => [decision.id, decision]));
}
