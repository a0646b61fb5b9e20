import { once } from 'node:events';
import { createServer } from 'node:net';

/** The parts of the system, each with its display name, the variable for its port and its default port. */
export const parts = {
  api: { name: 'API', variable: 'API_PORT', port: 4010 },
  issuer: { name: 'issuer', variable: 'ISSUER_PORT', port: 4011 },
  mock: { name: 'mock', variable: 'MOCK_PORT', port: 4012 },
  docs: { name: 'docs site', variable: 'DOCS_PORT', port: 4013 },
  dashboard: { name: 'dashboard', variable: 'DASHBOARD_PORT', port: 4014 },
  console: { name: 'console', variable: 'CONSOLE_PORT', port: 4015 },
} as const;

export type Part = keyof typeof parts;

/** A port that cannot be used. The message names the variable to change. */
export class PortError extends Error {
  override name = 'PortError';
  /** The ports used by other programs. */
  readonly taken: readonly number[];

  constructor(message: string, taken: readonly number[] = []) {
    super(message);
    this.taken = taken;
  }
}

/**
 * The port of a part, from its environment variable or its default.
 * @throws PortError if the variable is not a port number.
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

/** Why a part cannot listen on its port of the loopback address; undefined if it can. */
async function faultOf(
  part: Part,
  port: number,
): Promise<{ port: number; isTaken: boolean; sentence: string } | undefined> {
  const { name, variable } = parts[part];
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    const isTaken = code === 'EADDRINUSE';
    const reason = isTaken ? 'is taken by another program' : `cannot be used (${code})`;
    return {
      port,
      isTaken,
      sentence: `Port ${port} for the ${name} ${reason}. Set ${variable} to a free port.`,
    };
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Checks that the ports of all parts are distinct and free.
 * @throws PortError for the first duplicate port, or with a line for each port that cannot be used.
 */
export async function assertAllFree(wanted: Part[], env: NodeJS.ProcessEnv): Promise<void> {
  const owners = new Map<number, Part>();
  for (const part of wanted) {
    const port = portOf(part, env);
    const owner = owners.get(port);
    if (owner !== undefined) {
      const { name, variable } = parts[part];
      throw new PortError(
        `Port ${port} is given to the ${parts[owner].name} and the ${name}. Set ${variable} to another.`,
      );
    }
    owners.set(port, part);
  }
  const probed = await Promise.all([...owners].map(([port, part]) => faultOf(part, port)));
  const faults = probed.filter((fault) => fault !== undefined);
  if (faults.length > 0) {
    throw new PortError(
      faults.map(({ sentence }) => sentence).join('\n'),
      faults.filter(({ isTaken }) => isTaken).map(({ port }) => port),
    );
  }
}
