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
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new PortError(`${variable} is "${given}"; it must be a port number from 1 to 65535.`);
  }
  return number;
}

/**
 * Makes sure that a part's port is free on the loopback address.
 * @throws PortError when another program listens there.
 */
export async function assertFree(part: Part, port: number): Promise<void> {
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
