import { escapeHtml } from './markup.ts';

/** The stylesheet of the HTML report, for light and dark colour schemes. */
const PAGE_STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1f24, #e6e8eb); --back: light-dark(#fff, #14171b);
  --line: light-dark(#d5d9de, #343a42); --soft: light-dark(#f3f5f7, #1d2126); --good: light-dark(#1a7f4b, #4cc38a);
  --bad: light-dark(#b42318, #ff8a80); --doubt: light-dark(#8a5a00, #f0b955); }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: var(--text); background: var(--back);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.totals { font-weight: 600; } p.warning, .finding.warning b { color: var(--doubt); } .finding.error b { color: var(--bad); }
details { border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem; }
details[open] { background: var(--soft); }
summary { cursor: pointer; overflow-wrap: anywhere; }
.axis svg { display: block; width: 100%; height: .5rem; margin-top: .3rem; }
.axis .all { fill: var(--line); } .axis .covered { fill: var(--good); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
pre { overflow-x: auto; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; }
`;

/** Shows the findings of the selected operation. */
const PAGE_SCRIPT = `
const choice = document.getElementById('operation');
choice?.addEventListener('change', () => {
  let shown = 0;
  for (const finding of document.querySelectorAll('.finding')) {
    const operations = finding.dataset.operations.split('\\n');
    finding.hidden = choice.value !== '' && !operations.includes(choice.value);
    if (!finding.hidden) shown += 1;
  }
  document.getElementById('shown').textContent = shown + ' shown';
});
`;

/** A self-contained page without external resources. The title is text; header and main are HTML. */
export function htmlPage(title: string, header: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
${header}
</header>
<main>
${main}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

/** A section with a list of texts; empty without texts. */
export function listHtml(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const entries = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return `<section><h2>${escapeHtml(title)}</h2><ul>${entries}</ul></section>`;
}
