import { type Program, startProgram } from '../processes/programs.ts';
import { type Part, portOf } from './ports.ts';

/** The parts that the server serves, each on a port of its own. */
export const serverParts = ['api', 'issuer', 'console'] as const satisfies Part[];

/**
 * What opens the sandbox: the demo business, its API key with every scope, its public key, its owner, its customers and its OAuth app,
 * which is approved with all scopes that an app can have.
 */
export interface Credentials {
  apiKey: string;
  publicKey: string;
  businessId: string;
  user: { email: string; password: string };
  customerIds: string[];
  oauth: { client_id: string; client_secret: string; redirect_uri: string; scopes: string[] };
}

/** Where a running server answers, and with which credentials. */
export interface RunningServer {
  addresses: Record<(typeof serverParts)[number], string>;
  credentials: Credentials;
  /** Operations that answer 503 because they have no handler, with the files that give them one. */
  unbuilt: { address: string; id: string; file: string; list: string }[];
}

/** After the drain, requests in flight have 10 seconds to finish; the server ends by itself soon after. */
const STOP_MS = 12_000;

/**
 * Starts the server of the sandbox with these variables. Credentials come over its channel, never by its log.
 *
 * @param answer says whether it may make its data anew when they are too old; no by default.
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
 * Resolves when the server answers on all its addresses and has said its credentials.
 * @throws Error when it ends before, or says something else.
 */
export async function serverReady(program: Program, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const message = await Promise.race([
    program.message,
    program.ended.then((sentence) => Promise.reject(new Error(`${sentence} before it answered.`))),
  ]);
  if (!isReady(message)) throw new Error('The server has not said its credentials.');
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
