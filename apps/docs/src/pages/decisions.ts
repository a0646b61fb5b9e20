import { code, escapeHtml, inline } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Sources } from '../sources.ts';

/** Every gap of the source document with its decision, and where the contract rests on it. */
export function decisionsPage({ decisions, document }: Sources): Page {
  const used = usage(document);
  const sections = decisions.map((decision) => {
    const places = used.get(decision.id) ?? [];
    const list = places.map((place) => `<li>${code(place)}</li>`).join('');
    const where =
      places.length === 0
        ? ''
        : `<details><summary>${places.length === 1 ? '1 place' : `${places.length} places`} in the contract</summary><ul>${list}</ul></details>`;
    const basis = [decision.basis].flat().join(', ');
    return `<section class="decision" id="${decision.id}">
<h2><a href="#${decision.id}">${decision.id}</a> ${escapeHtml(decision.title)} <small>${escapeHtml(basis)}</small></h2>
<p><b>Open:</b> ${inline(decision.gap)}</p>
<p><b>Decided:</b> ${inline(decision.decision)}</p>
<p class="why">${inline(decision.why)}</p>
${where}
</section>`;
  });
  return {
    slug: 'decisions',
    title: 'Decisions',
    summary: `The source document leaves ${decisions.length} things open. Each is decided once, here.`,
    body: sections.join('\n'),
  };
}

/** Decision number → JSON pointers of the elements marked with it. */
function usage(document: object): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (node: unknown, pointer: string): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-decision') {
        for (const id of [value].flat() as string[])
          found.set(id, [...(found.get(id) ?? []), pointer || '/']);
      } else {
        walk(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      }
    }
  };
  walk(document, '');
  return found;
}
