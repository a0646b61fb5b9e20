import { setTimeout } from 'node:timers/promises';
import { type ContractServer, listen } from '@finops/contract-express';
import type { Composition } from '../compose/compose.ts';
import type { Config } from '../config/config.ts';

/** A running server. */
export interface RunningServer {
  /** Base URLs, such as `http://127.0.0.1:4010`. */
  readonly api: string;
  readonly issuer: string;
  readonly console: string;
  /** Base URL of health and metrics, if they have their own port. */
  readonly health: string | undefined;
  /**
   * Reports that it is not ready and closes connections after their next response, for the configured time, so that a
   * load balancer can route elsewhere. Then stops accepting connections, lets requests in flight finish for at most 10
   * seconds, and closes everything.
   */
  stop(): Promise<void>;
  /** Aborts the graceful shutdown: requests in flight are cut. */
  cut(): void;
}

/** Time for requests in flight to finish, in milliseconds. */
const DEADLINE_MS = 10_000;

/** A port cannot be opened; the message names the variable that changes it. */
class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/**
 * Makes a composed server listen on its addresses; on failure, closes everything that was opened.
 *
 * @throws PortTaken naming the variable to change.
 */
export async function serve(composition: Composition, config: Config): Promise<RunningServer> {
  const { host, ports, keepAliveMs, drainMs, loopbackNamesOnly } = config;
  const settings = { host, keepAliveMs, loopbackNamesOnly };
  const open: ContractServer[] = [];
  try {
    const start = async (variable: string, port: number, work: () => Promise<ContractServer>) => {
      const server = await work().catch((error: unknown) => {
        throw portError(error, variable, host, port);
      });
      open.push(server);
      return server;
    };
    const api = await start('API_PORT', ports.api, () =>
      listen(composition.api, { ...settings, port: ports.api }),
    );
    const issuer = await start('ISSUER_PORT', ports.issuer, () =>
      listen(composition.issuer, {
        ...settings,
        port: ports.issuer,
        listener: composition.issuerListener,
      }),
    );
    const console = await start('CONSOLE_PORT', ports.console, () =>
      listen(composition.console, {
        ...settings,
        port: ports.console,
        listener: composition.consoleListener,
      }),
    );
    const { health: healthPort } = ports;
    const health =
      healthPort === undefined
        ? undefined
        : await start('HEALTH_PORT', healthPort, () =>
            listen(composition.console, {
              ...settings,
              port: healthPort,
              listener: composition.healthListener,
            }),
          );
    const hurry = new AbortController();
    return {
      api: api.url,
      issuer: issuer.url,
      console: console.url,
      health: health?.url,
      async stop() {
        composition.stopping();
        for (const server of open) server.drain();
        if (drainMs > 0) await setTimeout(drainMs, undefined, { signal: hurry.signal }).catch(() => {});
        await Promise.all([api.close(DEADLINE_MS), issuer.close(DEADLINE_MS)]);
        // Until here /readyz reports that the server is shutting down.
        await Promise.all([console.close(DEADLINE_MS), health?.close(DEADLINE_MS)]);
        await composition.close();
      },
      cut() {
        hurry.abort();
        for (const server of open) void server.close(0);
      },
    };
  } catch (error) {
    await Promise.all(open.map((server) => server.close(0)));
    await composition.close();
    throw error;
  }
}

function portError(error: unknown, variable: string, host: string, port: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE') {
    return new PortTaken(
      `Port ${port} on ${host} is taken by another program. Set ${variable} to a free port.`,
    );
  }
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL') {
    return new PortTaken(
      `Port ${port} on ${host} cannot be used (${error.code}). Change HOST or ${variable}.`,
    );
  }
  return error;
}
