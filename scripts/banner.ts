import type { Credentials } from './server-program.ts';

/** Where the parts of a running sandbox answer. */
export interface Addresses {
  api: string;
  issuer: string;
  console: string;
  mock: string;
  docs: string;
}

/** What `npm start` prints once everything answers: addresses, credentials, and lines to paste. */
export function banner(
  { api, issuer, console: consoleAddress, mock, docs }: Addresses,
  { apiKey, publicKey, businessId, user, customerIds }: Credentials,
): string {
  const bearer = `-H 'Authorization: Bearer ${apiKey}'`;
  const json = `-H 'Content-Type: application/json'`;
  const signIn = JSON.stringify(user);
  return `
Financial Operations API, sandbox

  API      ${api}   the real thing; on the embedded database it is for development
  issuer   ${issuer}   OAuth2, not available yet
  console  ${consoleAddress}   accounts, keys, health, metrics
  mock     ${mock}   answers every operation with the contract's own examples
  docs     ${docs}   reference and guides

The demo business ${businessId}:

  API key     ${apiKey}
  public key  ${publicKey}
  user        ${user.email}
  password    ${user.password}
  customers   ${customerIds.join(' ')}   the first one holds money

Try it:

  Countries, which need no credential:
  curl '${api}/v1/countries?limit=2'

  What the demo business holds:
  curl ${bearer} ${api}/v1/balances

  What its first customer holds:
  curl ${bearer} -H 'X-BU-PROFILE-ID: ${customerIds[0]}' ${api}/v1/balances

  Open a balance; the same line again replays the first answer:
  curl ${bearer} -H 'Idempotency-Key: open-gbp' ${json} -d '{"currency":"gbp"}' ${api}/v1/balances

  A request that breaks a rule:
  curl ${bearer} '${api}/v1/balances?limit=0'

  Sign in to the console:
  curl ${json} -d '${signIn}' ${consoleAddress}/console/v1/session

  The mock takes any credential and gives any answer:
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=422, example=quote-expired' ${json} -d '{"quote_id":"QUO_9wLm3XdP5tVb6RkJ"}' ${mock}/v1/transfers

Ctrl-C stops everything.`;
}
