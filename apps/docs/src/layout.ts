import { escapeHtml } from './html.ts';

/** One page of the site; `body` is HTML. */
export interface Page {
  slug: string;
  title: string;
  summary: string;
  body: string;
}

/** The complete HTML of a page in the site's layout. */
export function frame(page: Page, navigation: Page[]): string {
  const links = navigation
    .map((entry) => {
      const current = entry.slug === page.slug ? ' aria-current="page"' : '';
      return `<li><a href="${entry.slug}.html"${current}>${escapeHtml(entry.title)}</a></li>`;
    })
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · Financial Operations API</title>
<meta name="description" content="${escapeHtml(page.summary)}">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="style.css">
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<nav aria-label="Pages">
<a class="brand" href="index.html">Financial Operations API</a>
<ul>
<li><a href="reference.html">Reference</a></li>
<li><a href="console.html">Console API</a></li>
${links}
</ul>
</nav>
<main id="content">
<h1>${escapeHtml(page.title)}</h1>
<p class="lead">${escapeHtml(page.summary)}</p>
${page.body}
</main>
</body>
</html>
`;
}
