import type { PendingAuthorization } from '../issuer.ts';
import { html, page, problem, returnHost } from './html.ts';

/** Asks the user to sign in. */
export function signInPage(
  { client, redirectUri }: PendingAuthorization,
  csrf: string,
  refused?: { readonly message: string; readonly email: string },
): string {
  return page(
    refused === undefined ? 'Sign in' : 'Error: Sign in',
    html`<h1>Sign in to give ${client.name} access</h1>
${problem(refused?.message)}
<form method="post">
<input type="hidden" name="csrf" value="${csrf}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${refused?.email}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128">
<button class="main" name="action" value="sign_in">Sign in</button>
<button name="action" value="deny" formnovalidate>Cancel</button>
</form>
${returnHost(redirectUri)}`,
  );
}
