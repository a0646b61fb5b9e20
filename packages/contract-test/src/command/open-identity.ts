import type { Contract, Operation, SecurityScheme } from '../contract/model.ts';
import type { HeaderLine } from '../model/message.ts';
import type { ScopedCredential } from '../model/scoped-credential.ts';
import type { Sender } from '../model/sender.ts';
import { neededScopes } from '../probes/access/needed-scopes.ts';
import type { RunSettings } from '../run/run-settings.ts';
import type { Clock } from '../send/clock.ts';
import { clientCredentials, type OAuthClient } from '../tokens/client-credentials.ts';
import { bearerLine, type LiveTokens, openTokens } from '../tokens/live-tokens.ts';
import { tokenCommand } from '../tokens/token-command.ts';
import { TokenError } from '../tokens/token-source.ts';
import { schemesIn } from './operation-choice.ts';
import { UsageError } from './terminal.ts';
import type { TestArguments } from './test-arguments.ts';

/** The means to fetch tokens. */
export interface IdentityMeans {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Opens a sender for the origin of a token endpoint. */
  senderTo(origin: URL): Sender;
  /** Receives a sentence for the caller's attention. */
  onNote(note: string): void;
}

/**
 * The credentials of a run, including the first tokens from a command and of OAuth clients. For each scope that
 * operations need, a client also gets a token with all scopes except this one, if the issuer grants it.
 *
 * @throws UsageError for a scheme that is missing from the document or has no token endpoint
 * @throws TokenError when no token is issued, or it lacks scopes that the tested operations need
 */
export async function openIdentity(
  asked: TestArguments,
  contract: Contract,
  tested: readonly string[] | undefined,
  means: IdentityMeans,
): Promise<Pick<RunSettings, 'credentials' | 'tokens'>> {
  const { clock, signal } = means;
  const given = {
    headers: asked.headers,
    schemes: schemesIn(contract, asked.schemes),
    scoped: asked.scoped,
    ...(asked.unscoped === undefined ? {} : { unscoped: asked.unscoped }),
    ...(asked.otherTenant === undefined ? {} : { otherTenant: asked.otherTenant }),
  };
  const stray = [...asked.tokenUrls.keys()].find((scheme) => !asked.clients.has(scheme));
  if (stray !== undefined) {
    throw new UsageError(
      `--token-url ${stray} belongs to no client: give --client-credentials ${stray} too.`,
    );
  }
  if (asked.tokenCommand === undefined && asked.clients.size === 0) return { credentials: given };
  const tokens = openTokens(clock);
  const secrets: HeaderLine[] = [];
  let { headers } = given;
  if (asked.tokenCommand !== undefined) {
    const { value } = await tokens.add(tokenCommand(asked.tokenCommand, clock), signal);
    headers = [...headers.filter(([name]) => name.toLowerCase() !== 'authorization'), bearerLine(value)];
  }
  const schemes = new Map(given.schemes);
  const scoped = [...given.scoped];
  const operations = contract.operations.filter(({ id }) => tested === undefined || tested.includes(id));
  for (const [scheme, login] of asked.clients) {
    const tokenUrl = asked.tokenUrls.get(scheme) ?? documentedUrl(contract, scheme, asked.target);
    const client = { ...login, scheme, tokenUrl, sender: means.senderTo(new URL(tokenUrl.origin)) };
    secrets.push(['client_secret', login.secret]);
    const signedIn = await signIn(client, operations, tokens, means);
    schemes.set(scheme, signedIn.line);
    scoped.push(...signedIn.scoped);
  }
  const hidden = () => [...secrets, ...tokens.laterLines()];
  return { credentials: { ...given, headers, schemes, scoped, hidden }, tokens };
}

async function signIn(
  client: OAuthClient,
  operations: readonly Operation[],
  tokens: LiveTokens,
  { signal, onNote }: IdentityMeans,
): Promise<{ readonly line: HeaderLine; readonly scoped: readonly ScopedCredential[] }> {
  const { scheme } = client;
  const needed = neededScopes(operations, scheme);
  const main = await tokens.add(clientCredentials(client, needed), signal);
  const missed = needed.filter((scope) => main.scopes?.includes(scope) === false);
  if (missed.length > 0) {
    const users = operations.filter((one) =>
      neededScopes([one], scheme).some((scope) => missed.includes(scope)),
    );
    throw new TokenError(
      `--client-credentials ${scheme}: the issuer does not grant ${missed.join(', ')}: allow the client these scopes, or leave out ${users.map(({ id }) => id).join(', ')} with --except.`,
    );
  }
  const scoped: ScopedCredential[] = [];
  for (const scope of needed) {
    const rest = needed.filter((one) => one !== scope);
    if (rest.length === 0) continue;
    const issued = await tokens.add(clientCredentials(client, rest), signal).catch((error: unknown) => {
      if (!(error instanceof TokenError)) throw error;
      onNote(`No token without the scope ${scope}: ${error.message}`);
    });
    if (issued?.scopes === undefined || issued.scopes.includes(scope) || issued.value === main.value)
      continue;
    scoped.push({ scopes: issued.scopes, line: bearerLine(issued.value), scheme });
  }
  return { line: bearerLine(main.value), scoped };
}

/** The token endpoint of the document; a relative URL is resolved against the target. */
function documentedUrl({ operations }: Contract, scheme: string, target: URL): URL {
  const all = operations.flatMap(({ security }) => security.flat());
  const named = all.filter(({ name }) => name === scheme);
  if (named.length === 0) {
    const known = [...new Set(all.filter(isOAuth).map(({ name }) => name))];
    throw new UsageError(
      `--client-credentials ${scheme}: no operation names this security scheme; ${known.length === 0 ? 'none is of OAuth' : `give one of ${known.join(', ')}`}.`,
    );
  }
  const address = named.find(isOAuth)?.flows?.get('clientCredentials')?.urls.get('tokenUrl');
  const base = target.href.endsWith('/') ? target.href : `${target.href}/`;
  if (address === undefined || !URL.canParse(address, base)) {
    throw new UsageError(
      `--client-credentials ${scheme}: the document has no \`tokenUrl\` of the flow \`clientCredentials\` for it: give --token-url ${scheme}=<url>.`,
    );
  }
  return new URL(address, base);
}

function isOAuth({ type }: SecurityScheme): boolean {
  return type === 'oauth2';
}
