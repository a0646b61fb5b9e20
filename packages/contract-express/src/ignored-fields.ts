/** Longest value of the header; beyond it the list ends in `...`. */
const most = 1000;

/**
 * Names of ignored parameters and fields as the header `Ignored-Fields` lists them (G18): each once, characters
 * that a header cannot hold percent-encoded, an empty name as `""`.
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
