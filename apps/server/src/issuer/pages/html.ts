import { createHash } from 'node:crypto';

/** Text that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | undefined | readonly Html[];

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds HTML and escapes every value that is not HTML, as text or as the value of a quoted attribute. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((text, string, index) => text + written(values[index - 1]) + string));
}

function written(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
  if (value instanceof Html) return value.text;
  return value.map(({ text }) => text).join('');
}

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f5f7; color: #1b1f24; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 28rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border: 1px solid #c5cad1; border-radius: .5rem; }
h1 { margin-top: 0; font-size: 1.4rem; line-height: 1.25; overflow-wrap: anywhere; }
label, legend { font-weight: 600; }
label.choice { display: block; padding: .5rem 0; font-weight: 400; overflow-wrap: anywhere; }
fieldset { margin: 1rem 0; border: 1px solid #767d86; border-radius: .25rem; }
input[type=email], input[type=password] { box-sizing: border-box; width: 100%; margin: .25rem 0 1rem; padding: .6rem; font: inherit; color: inherit; background: #fff; border: 1px solid #767d86; border-radius: .25rem; }
button { padding: .6rem 1rem; font: inherit; color: #0b4aa2; background: #fff; border: 1px solid #0b4aa2; border-radius: .25rem; }
button.main { color: #fff; background: #0b4aa2; }
a { color: #0b4aa2; }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
.error { margin: 1rem 0; padding: .75rem; color: #7f1d1d; background: #fef2f2; border: 1px solid #b91c1c; border-radius: .25rem; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A whole page. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`.text;
}

/** An error message that takes the focus, so that screen readers announce it. */
export function problem(message: string | undefined): Html | undefined {
  return message === undefined
    ? undefined
    : html`<p class="error" role="alert" tabindex="-1" autofocus>${message}</p>`;
}

/** The host to which the browser returns: anyone can choose a name, but the host is the app's. */
export function returnHost(redirectUri: string): Html {
  return html`<p>You will return to <strong>${new URL(redirectUri).host}</strong>.</p>`;
}

/** An origin that a content security policy can express. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/**
 * Headers of every page: they forbid loading resources, framing, caching and referrers.
 *
 * @param leadsTo where the browser may be redirected after a form, besides the page itself.
 */
export function pageHeaders(leadsTo?: string): Readonly<Record<string, string>> {
  const origin = leadsTo === undefined ? '' : new URL(leadsTo).origin;
  const target = ORIGIN.test(origin) ? ` ${origin}` : '';
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
