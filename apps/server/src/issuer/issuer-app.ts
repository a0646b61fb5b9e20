import type { OperationDefaults } from '@finops/contract';
import { type Call, type ContractApp, contractApp, type Reply } from '@finops/contract-express';
import { publicAdmission } from '../http/admit.ts';
import { type ApiAppDependencies, on } from '../http/api-app.ts';
import type { SuppliedHeader } from '../http/handler.ts';
import { sharedSettings } from '../http/shared-settings.ts';
import type { IssuerServices } from '../services.ts';
import { isWayBack, type OAuthError, redirectWith, type WayBack, wayBack } from './authorization-errors.ts';
import { authenticatedClient } from './client-credentials.ts';
import type { IssuerContext, IssuerHandlers, IssuerOperations } from './handler.ts';

/** Dependencies of the issuer app. */
export interface IssuerAppDependencies
  extends Omit<
    ApiAppDependencies,
    'services' | 'handlers' | 'calls' | 'bodies' | 'delayed' | 'onFault' | 'idempotencyStore' | 'callers'
  > {
  readonly config: ApiAppDependencies['config'] & { readonly issuerUrl: string };
  readonly services: IssuerServices;
  /** An operation without a handler answers 503. */
  readonly handlers: Partial<IssuerHandlers>;
}

/**
 * Mounts the operations of the public contract on the address of the issuer. Errors of an authorization are sent back
 * to the app (G88).
 */
export function issuerApp(parts: IssuerAppDependencies): ContractApp {
  const { config, services, handlers } = parts;
  const { oauthClients } = services;
  const settings = sharedSettings(parts);
  const letIn = publicAdmission(services, config);
  const waysBack = new WeakMap<Call, WayBack>();

  async function admit(call: Call): Promise<IssuerContext> {
    const { requestId } = await letIn(call);
    const { operation } = call;
    if (operation?.id === 'authorizeApp') {
      const found = await wayBack(call, oauthClients);
      if (isWayBack(found)) waysBack.set(call, found);
      return { requestId, wayBack: found };
    }
    if (operation === undefined || operation.security.length === 0) return { requestId };
    return { requestId, client: await authenticatedClient(call, oauthClients) };
  }

  function errorReply(error: unknown, call: Call): Reply {
    const reply = settings.errorReply(error, call);
    const found = waysBack.get(call);
    if (found === undefined || reply.status !== 400) return reply;
    return redirectWith(reply.body as OAuthError, found, config.issuerUrl);
  }

  return contractApp<IssuerOperations, OperationDefaults, IssuerContext, SuppliedHeader>({
    ...settings,
    include: on('issuer'),
    handlers,
    admit,
    errorReply,
  });
}
