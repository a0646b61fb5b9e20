import type { OpenApiDocument } from '@finops/contract/document';
import { operationsOf } from '@finops/openapi';

interface Operation {
  tags?: string[];
}

/**
 * Merges the tags without operations into one at the end of the document; otherwise each would be an empty heading in
 * the menu.
 */
export function foldEmptyTags(document: OpenApiDocument): OpenApiDocument {
  const used = new Set(operationsOf<Operation>(document).flatMap(({ operation: { tags = [] } }) => tags));
  const empty = document.tags.filter(({ name }) => !used.has(name));
  if (empty.length === 0) return document;
  const description = empty.map((tag) => `- **${tag.name}**: ${tag.description}`).join('\n');
  const shown = document.tags.filter(({ name }) => used.has(name));
  return { ...document, tags: [...shown, { name: 'Not available yet', description }] };
}
