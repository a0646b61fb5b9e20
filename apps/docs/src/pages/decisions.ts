import { joinPointer } from '@finops/openapi';
import { code, escapeHtml, inline } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Sources } from '../sources.ts';

/** Every gap in the source document with its decision and the parts of the contract that depend on it. */
export function decisionsPage({ decisions, document, consoleDocument }: Sources): Page {
  const contracts = [
    { name: 'the contract', used: usage(document) },
    { name: 'the contract of the console', used: usage(consoleDocument) },
  ];
  const sections = decisions.map((decision) => {
    const where = contracts.map(({ name, used }) => placesIn(name, used.get(decision.id) ?? [])).join('\n');
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
    summary: `The source document leaves ${decisions.length} questions open. Each is decided here, once.`,
    body: sections.join('\n'),
  };
}

function placesIn(contract: string, places: string[]): string {
  if (places.length === 0) return '';
  const count = places.length === 1 ? '1 place' : `${places.length} places`;
  const list = places.map((place) => `<li>${code(place)}</li>`).join('');
  return `<details><summary>${count} in ${contract}</summary><ul>${list}</ul></details>`;
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
        walk(value, joinPointer(pointer, key));
      }
    }
  };
  walk(document, '');
  return found;
}
