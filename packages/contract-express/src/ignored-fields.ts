/** Maximum length of the header value; a longer list ends in `...`. */
const most = 1000;

/**
 * Formats ignored parameters and fields for the header `Ignored-Fields` (G18): each once, with characters that a header
 * cannot hold percent-encoded, and an empty name as `""`.
 */
export function ignoredFieldsHeader(names: readonly string[]): string {
  let list = '';
  for (const name of new Set(names)) {
    const safe = encodeURIComponent((name || '""').slice(0, 100).toWellFormed());
    if (list.length + safe.length > most) return `${list}, ...`;
    list += list === '' ? safe : `, ${safe}`;
  }
  return list;
}
