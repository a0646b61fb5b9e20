import { join } from 'node:path';
import { bundleSpec } from '../codegen/bundle.ts';
import { operationTable } from '../codegen/operation-table.ts';
import { freeServerPorts } from '../processes/free-ports.ts';
import type { Program } from '../processes/programs.ts';
import { root } from '../root.ts';
import { type RunningServer, serverReady, startServer } from '../start/server-program.ts';
import { type ConsoleSession, openConsoleSession } from './console-session.ts';

/** A server of this repository for the tester only. */
export interface ServerUnderTest {
  readonly server: RunningServer;
  readonly session: ConsoleSession;
  /** Variables for `scripts/checks/contract.config.yaml`: the addresses and credentials of the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Operations of the API that cannot be tested at the API's address. */
  readonly except: readonly string[];
}

/** Starts the server on free ports with its data in a folder. Passes the started program to `keep`. */
export async function openServerUnderTest(
  data: string,
  keep: (program: Program) => Program,
): Promise<ServerUnderTest> {
  const settings = {
    ...process.env,
    ...(await freeServerPorts()),
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    // The tester sends thousands of requests per minute and does not delete what it creates.
    RATE_LIMIT_PER_MINUTE: '1000000',
    PROFILE_HELD_RATES: '1000000',
  };
  const server = await serverReady(keep(startServer(settings)), settings);
  const session = await openConsoleSession(server);
  const { client_id: clientId, scopes } = server.credentials.oauth;
  return {
    server,
    session,
    env: {
      API_URL: server.addresses.api,
      CONSOLE_URL: server.addresses.console,
      API_KEY: server.credentials.apiKey,
      ACCESS_TOKEN: await session.createAccessToken(clientId, scopes),
      UNSCOPED_KEY: await session.createKey('Without a scope of the API', ['sandbox:control']),
    },
    except: [
      ...server.unbuilt.filter(({ address }) => address !== 'console').map(({ id }) => id),
      ...(await issuerOperations()),
    ],
  };
}

/** The operations of the issuer, which has another address than the API. */
async function issuerOperations(): Promise<string[]> {
  return operationTable(await bundleSpec(join(root, 'spec/openapi.yaml')))
    .filter(({ host }) => host === 'issuer')
    .map(({ id }) => id);
}
