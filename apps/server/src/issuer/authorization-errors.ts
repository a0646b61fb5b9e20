import type { components } from '@finops/contract';
import type { Call, Reply } from '@finops/contract-express';
import type { OAuthClient, OAuthClients } from '../domain/oauth/oauth-client.ts';

export type OAuthError = components['schemas']['OAuthError'];

/** Where errors of an authorization request are sent: back to the app, as its client and redirect URI are valid. */
export interface WayBack {
  readonly client: OAuthClient;
  readonly redirectUri: string;
  readonly state: string | undefined;
}

const STATES: Readonly<Record<Exclude<OAuthClient['status'], 'approved'>, string>> = {
  pending: 'The app is waiting for review.',
  rejected: 'The app was rejected.',
  suspended: 'The app is suspended.',
};

/** Why an app cannot be authorized at the moment; undefined for an approved one. */
export function statusError({ status }: Pick<OAuthClient, 'status'>): OAuthError | undefined {
  if (status === 'approved') return undefined;
  return { error: 'unauthorized_client', error_description: STATES[status] };
}

/**
 * The redirect target of an authorization request, or why there is none (RFC 6749, 4.1.2.1). An app that is not
 * approved has none, as its redirect URIs have not been approved (G88).
 */
export async function wayBack(
  { request }: Pick<Call, 'request'>,
  clients: OAuthClients,
): Promise<WayBack | OAuthError> {
  const [, query] = /\?(.*)$/s.exec(request.url ?? '') ?? [];
  const parameters = new URLSearchParams(query);
  const given = (name: string) => {
    const [value, ...others] = parameters.getAll(name);
    return others.length === 0 ? value : undefined;
  };
  const client = await clients.find(given('client_id') ?? '');
  if (client === undefined) {
    return {
      error: 'invalid_client',
      error_description: 'There is no client with this client_id in this environment. Check client_id.',
    };
  }
  const refused = statusError(client);
  if (refused !== undefined) return refused;
  const redirectUri = given('redirect_uri');
  if (redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
    return {
      error: 'invalid_request',
      error_description:
        'The redirect_uri does not exactly match one registered for the client. Check case, port and trailing slash.',
    };
  }
  return { client, redirectUri, state: given('state') };
}

/** Whether an authorization request can be answered with a redirect. */
export function isWayBack(found: WayBack | OAuthError): found is WayBack {
  return 'client' in found;
}

/** Redirects to the app with an error, the unchanged `state` and the issuer (RFC 9207). */
export function redirectWith(error: OAuthError, { redirectUri, state }: WayBack, issuer: string) {
  const location = new URL(redirectUri);
  for (const [name, value] of Object.entries({
    ...error,
    ...(state !== undefined && { state }),
    iss: issuer,
  })) {
    location.searchParams.set(name, value);
  }
  return { status: 303, headers: { Location: location.href } } as const satisfies Reply;
}
