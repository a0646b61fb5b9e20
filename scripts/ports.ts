import { createServer } from 'node:net';

/** The parts of the system, each with the variable that moves its port and the port it has otherwise. */
export const parts = {
  api: { variable: 'API_PORT', port: 4010 },
  issuer: { variable: 'ISSUER_PORT', port: 4011 },
  mock: { variable: 'MOCK_PORT', port: 4012 },
  docs: { variable: 'DOCS_PORT', port: 4013 },
  dashboard: { variable: 'DASHBOARD_PORT', port: 4014 },
  console: { variable: 'CONSOLE_PORT', port: 4015 },
} as const;

export type Part = keyof typeof parts;

/** A port that cannot be used; the message says which variable to change. */
export class PortError extends Error {
  override name = 'PortError';
}

/**
 * The port of a part, from its environment variable or its default.
 * @throws PortError when the variable is not a port number.
 */
export function portOf(part: Part, env: NodeJS.ProcessEnv): number {
  const { variable, port } = parts[part];
  const given = env[variable];
  if (given === undefined || given === '') return port;
  const number = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > 65535) {
    throw new PortError(`${variable} is "${given}"; it must be a port number from 1 to 65535.`);
  }
  return number;
}

/**
 * Makes sure that a part's port is free on the loopback address.
 * @throws PortError when another program listens there.
 */
async function assertFree(part: Part, port: number): Promise<void> {
  const { variable } = parts[part];
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`;
      reject(new PortError(`Port ${port} for the ${part} ${reason}. Set ${variable} to a free port.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/**
 * Makes sure that the parts have ports of their own that nothing else listens on.
 * @throws PortError for the first port that is given twice or taken.
 */
export async function assertAllFree(wanted: Part[], env: NodeJS.ProcessEnv): Promise<void> {
  const owners = new Map<number, Part>();
  for (const part of wanted) {
    const port = portOf(part, env);
    const owner = owners.get(port);
    if (owner !== undefined) {
      throw new PortError(
        `Port ${port} is given to the ${owner} and the ${part}. Set ${parts[part].variable} to another.`,
      );
    }
    owners.set(port, part);
    await assertFree(part, port);
  }
}
