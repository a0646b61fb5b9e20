import { createServer } from 'node:net';

/** Finds the given number of free loopback ports. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Free ports for the server, as its environment variables. */
export async function freeServerPorts(): Promise<
  Record<'API_PORT' | 'ISSUER_PORT' | 'CONSOLE_PORT', string>
> {
  const [api, issuer, console] = await freePorts(3);
  return { API_PORT: String(api), ISSUER_PORT: String(issuer), CONSOLE_PORT: String(console) };
}
