import { createServer } from 'node:net';

/** As many loopback ports as asked for that nothing listens on right now. */
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

/** Free ports for the server, as the variables that it reads. */
export async function freeServerPorts(): Promise<
  Record<'API_PORT' | 'ISSUER_PORT' | 'CONSOLE_PORT', string>
> {
  const [api, issuer, console] = await freePorts(3);
  return { API_PORT: String(api), ISSUER_PORT: String(issuer), CONSOLE_PORT: String(console) };
}
