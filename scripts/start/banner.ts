import type { Credentials } from './server-program.ts';

/** The URLs of a running sandbox. */
export interface Addresses {
  api: string;
  issuer: string;
  console: string;
  mock: string;
  docs: string;
}

/** The output of `npm start` once everything is ready: URLs, credentials and commands to paste. */
export function banner(
  { api, issuer, console: consoleAddress, mock, docs }: Addresses,
  { apiKey, publicKey, businessId, user, customerIds, oauth }: Credentials,
): string {
  const bearer = `-H 'Authorization: Bearer ${apiKey}'`;
  const json = `-H 'Content-Type: application/json'`;
  const signIn = JSON.stringify(user);
  return `
Financial Operations API, sandbox

  API      ${api}   the server; its embedded database is for development only
  issuer   ${issuer}   OAuth2: issues tokens to apps, with the consent of users
  console  ${consoleAddress}   accounts, keys, health, metrics
  mock     ${mock}   answers every operation of the API and the console with its examples
  docs     ${docs}   reference and guides

The demo business ${businessId}:

  API key     ${apiKey}
  public key  ${publicKey}
  user        ${user.email}
  password    ${user.password}
  customers   ${customerIds.join(' ')}   the first one has a funded balance
  OAuth app   ${oauth.client_id}
    secret    ${oauth.client_secret}
    redirect  ${oauth.redirect_uri}

Try it:

  Countries, which need no credential:
  curl '${api}/v1/countries?limit=2'

  Balances of the demo business:
  curl ${bearer} ${api}/v1/balances

  Balances of its first customer:
  curl ${bearer} -H 'X-BU-PROFILE-ID: ${customerIds[0]}' ${api}/v1/balances

  Open a balance. Run the line again to get the stored response:
  curl ${bearer} -H 'Idempotency-Key: open-gbp' ${json} -d '{"currency":"gbp"}' ${api}/v1/balances

  An invalid request:
  curl ${bearer} '${api}/v1/balances?limit=0'

  Sign in to the console:
  curl ${json} -d '${signIn}' ${consoleAddress}/console/v1/session

  The mock accepts any credential and returns any documented response:
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=422, example=quote-expired' ${json} -d '{"quote_id":"QUO_9wLm3XdP5tVb6RkJ"}' ${mock}/v1/transfers

Ctrl-C stops everything.`;
}
