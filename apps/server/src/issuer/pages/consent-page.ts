import { type Scope, scopes as scopeWords } from '@finops/contract';
import type { Business } from '../../domain/accounts/business.ts';
import type { PendingAuthorization } from '../issuer.ts';
import { type Html, html, page, problem, returnHost } from './html.ts';

interface Choice {
  readonly pending: PendingAuthorization;
  /** E-mail address of the user. */
  readonly email: string;
  /** Businesses to which the user may give the app access. */
  readonly businesses: readonly Business[];
  readonly csrf: string;
  readonly message?: string;
}

/** Asks the user which business, if any, the app may access. */
export function consentPage({ pending, email, businesses, csrf, message }: Choice): string {
  const { client, scopes, redirectUri } = pending;
  const token = html`<input type="hidden" name="csrf" value="${csrf}">`;
  return page(
    message === undefined ? `Give ${client.name} access?` : `Error: Give ${client.name} access?`,
    html`<h1>Give ${client.name} access?</h1>
${problem(message)}
<p>${client.name} (<a href="${client.homepageUrl}" rel="noreferrer">${client.homepageUrl}</a>) asks to:</p>
<ul>
${scopes.map((scope) => html`<li>${wordsOf(scope)}</li>`)}
</ul>
<form method="post">
${token}
${businesses.length === 0 ? html`<p>You cannot give this app access to any of your businesses.</p>` : choices(businesses)}
${businesses.length > 0 ? html`<button class="main" name="action" value="allow">Allow</button>` : undefined}
<button name="action" value="deny">Deny</button>
</form>
${returnHost(redirectUri)}
<form method="post">
${token}
<p>You are signed in as ${email}. <button name="action" value="sign_out">Use another account</button></p>
</form>`,
  );
}

function choices(businesses: readonly Business[]): Html {
  const only = businesses.length === 1 ? html` checked` : undefined;
  return html`<fieldset>
<legend>For which business?</legend>
${businesses.map(
  ({ id, name }) =>
    html`<label class="choice"><input type="radio" name="business_id" value="${id}" required${only}> ${name}</label>`,
)}
</fieldset>`;
}

/** What a scope allows, as a verb and its object: `read balances`. */
function wordsOf(scope: string): string {
  const words = scopeWords[scope as Scope];
  return words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '');
}
