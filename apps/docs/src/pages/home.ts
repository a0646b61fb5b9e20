import { operationTable } from '@finops/contract';
import { operationTable as consoleOperationTable } from '@finops/contract/console';
import { escapeHtml } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Sources } from '../sources.ts';

/** The home page. */
export function homePage({ document }: Sources, pages: Page[]): Page {
  const operations = Object.keys(operationTable).length;
  const ofConsole = Object.keys(consoleOperationTable).length;
  const events = Object.keys(document.webhooks ?? {}).length;
  const cards = [
    {
      slug: 'reference',
      title: 'Reference',
      summary: `All ${operations} operations and ${events} events, with schemas and examples.`,
    },
    {
      slug: 'console',
      title: 'Console API',
      summary: `The ${ofConsole} operations behind the dashboard: sessions, members, keys and the audit log.`,
    },
    ...pages,
  ].map(
    ({ slug, title, summary }) =>
      `<li><a href="${slug}.html"><b>${escapeHtml(title)}</b><span>${escapeHtml(summary)}</span></a></li>`,
  );
  return {
    slug: 'index',
    title: 'Financial Operations API',
    summary:
      'Balances, quotes, transfers, customers, payments, stocks and pledges for businesses, over HTTP and JSON.',
    body: `<ul class="cards">\n${cards.join('\n')}\n</ul>
<h2 id="download">The contracts</h2>
<p>Everything here is generated from two OpenAPI 3.1 documents: <a href="openapi.json">openapi.json</a>, and
<a href="console.json">console.json</a> of the dashboard. Redoc renders the references.</p>`,
  };
}
