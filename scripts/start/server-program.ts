import { type Program, startProgram } from '../processes/programs.ts';
import { type Part, portOf } from './ports.ts';

/** The parts that the server serves, each on its own port. */
export const serverParts = ['api', 'issuer', 'console'] as const satisfies Part[];

/**
 * Credentials of the sandbox: the demo business, its API key with every scope, its public key, its owner, its customers
 * and its OAuth app, approved for all scopes of apps.
 */
export interface Credentials {
  apiKey: string;
  publicKey: string;
  businessId: string;
  user: { email: string; password: string };
  customerIds: string[];
  oauth: { client_id: string; client_secret: string; redirect_uri: string; scopes: string[] };
}

/** The URLs and credentials of a running server. */
export interface RunningServer {
  addresses: Record<(typeof serverParts)[number], string>;
  credentials: Credentials;
  /** Operations that respond with 503 because they have no handler, with the files to add one in. */
  unbuilt: { address: string; id: string; file: string; list: string }[];
}

/** After draining, requests in flight have 10 seconds to finish; the server ends soon after. */
const STOP_MS = 12_000;

/**
 * Starts the server of the sandbox with these variables. It sends its credentials over its channel, never to its log.
 *
 * @param answer decides whether it may recreate data that are too old; no by default.
 */
export function startServer(
  env: NodeJS.ProcessEnv,
  answer?: (question: string) => Promise<boolean>,
): Program {
  const ports = {
    API_PORT: String(portOf('api', env)),
    ISSUER_PORT: String(portOf('issuer', env)),
    CONSOLE_PORT: String(portOf('console', env)),
  };
  const DASHBOARD_URL = env.DASHBOARD_URL || `http://127.0.0.1:${portOf('dashboard', env)}`;
  const settings = { ...env, ENVIRONMENT: 'sandbox', DASHBOARD_URL, ...ports };
  const stopMs = STOP_MS + Number(env.DRAIN_SECONDS ?? 0) * 1000;
  return startProgram('server', 'apps/server/src/demo/main.ts', [], settings, stopMs, answer);
}

/**
 * Resolves once the server responds on all its addresses and has sent its credentials.
 * @throws Error if it ends before or sends another message.
 */
export async function serverReady(program: Program, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const message = await Promise.race([
    program.message,
    program.ended.then((sentence) => Promise.reject(new Error(`${sentence} before it answered.`))),
  ]);
  if (!isReady(message)) throw new Error('The server did not send its credentials.');
  const address = (part: Part): string => `http://127.0.0.1:${portOf(part, env)}`;
  return {
    addresses: { api: address('api'), issuer: address('issuer'), console: address('console') },
    credentials: message.credentials,
    unbuilt: message.unbuilt,
  };
}

function isReady(message: unknown): message is Pick<RunningServer, 'credentials' | 'unbuilt'> {
  return (
    typeof message === 'object' &&
    message !== null &&
    'credentials' in message &&
    typeof message.credentials === 'object' &&
    message.credentials !== null &&
    'apiKey' in message.credentials &&
    'unbuilt' in message &&
    Array.isArray(message.unbuilt)
  );
}
