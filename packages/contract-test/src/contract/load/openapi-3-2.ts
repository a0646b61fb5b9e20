import { memberOf } from '../json-pointer.ts';
import type { DocumentSet, Located } from './document-set.ts';
import type { Found } from './references.ts';

/** Records a note for operations of a path that only OpenAPI 3.2 has; they are left out. */
export function noteNewOperations(documents: DocumentSet, { node, at }: Found): void {
  for (const name of ['query', 'additionalOperations']) {
    if (node[name] === undefined) continue;
    documents.note(
      documents.member(at, name),
      `\`${name}\` of OpenAPI 3.2 is not supported: it is left out.`,
    );
  }
}

/** Records a note that the items of a stream are not checked individually. */
export function noteStream(documents: DocumentSet, mediaType: Located): void {
  if (memberOf(mediaType.value, 'itemSchema') === undefined) return;
  const at = documents.member(mediaType, 'itemSchema');
  documents.note(
    at,
    '`itemSchema` of OpenAPI 3.2 is not supported: the items of the stream are not checked.',
  );
}
