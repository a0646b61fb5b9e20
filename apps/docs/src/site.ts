import { expand } from './directives.ts';
import { blocks } from './html.ts';
import { frame, type Page } from './layout.ts';
import { decisionsPage } from './pages/decisions.ts';
import { homePage } from './pages/home.ts';
import { statesPage } from './pages/states.ts';
import { traceabilityPage } from './pages/traceability.ts';
import type { Sources } from './sources.ts';

/** The pages other than the reference: file name → HTML. */
export function renderPages(sources: Sources): Map<string, string> {
  const guides = sources.guides.map(({ slug, title, summary, body }) => ({
    slug,
    title,
    summary,
    body: blocks(expand(sources, body)),
  }));
  const pages: Page[] = [
    ...guides,
    statesPage(sources),
    decisionsPage(sources),
    traceabilityPage(sources),
    changelogPage(sources),
  ];
  const all = [homePage(sources, pages), ...pages];
  return new Map(all.map((page) => [`${page.slug}.html`, frame(page, pages)]));
}

function changelogPage({ changelog }: Sources): Page {
  return {
    slug: 'changelog',
    title: 'Changelog',
    summary: 'Changes to the contract by date.',
    body: blocks(changelog.replace(/^# .*\n/, '')),
  };
}
