import { html, page } from './html.ts';

/** Explains why the authorization cannot continue. */
export function errorPage(title: string, message: string): string {
  return page(
    title,
    html`<h1>${title}</h1>
<p role="alert">${message}</p>`,
  );
}
