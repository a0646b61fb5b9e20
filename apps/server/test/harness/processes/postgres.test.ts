import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../src/storage/engine/database.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';

/** `npm run test:soak` ends a process with each of them. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const;
/** `npm test` uses one that a process can handle and the one that it cannot. */
const SAMPLED_SIGNALS = ['SIGTERM', 'SIGKILL'] as const;

async function version(cluster: PostgresCluster): Promise<string> {
  const database = await openDatabase({ url: cluster.url('postgres') });
  const { rows } = await sql<{ version: string }>`SELECT version()`.execute(database.kysely);
  await database.close();
  return rows[0]?.version ?? '';
}

function directoryOf(cluster: PostgresCluster): string {
  return new URL(cluster.url('postgres')).searchParams.get('host') ?? '';
}

describe('startPostgres', () => {
  it('starts the PostgreSQL of the npm package, and leaves nothing behind', async () => {
    const cluster = await startPostgres('package');
    expect(await version(cluster)).toMatch(/^PostgreSQL 18\./);
    expect(existsSync(directoryOf(cluster))).toBe(true);
    await cluster.stop();
    expect(existsSync(directoryOf(cluster))).toBe(false);
  });

  describe('on a machine without pg_config', () => {
    let programs: string;
    beforeEach(async () => {
      programs = await mkdtemp(join(tmpdir(), 'finops-path-'));
      await symlink('/usr/bin/id', join(programs, 'id'));
      vi.stubEnv('PATH', programs);
    });
    afterEach(async () => {
      vi.unstubAllEnvs();
      await rm(programs, { recursive: true });
    });

    it('takes the npm package', async () => {
      const cluster = await startPostgres();
      expect(await version(cluster)).toMatch(/^PostgreSQL 18\./);
      await cluster.stop();
    });

    it('says what to install when that may not be taken', async () => {
      await expect(startPostgres('system')).rejects.toThrow(
        'There is no PostgreSQL for the tests: pg_config --bindir names no server programs. Install the package postgresql',
      );
    });
  });

  it.each(process.env.SOAK === undefined ? SAMPLED_SIGNALS : SIGNALS)(
    'ends when the group of its process gets %s',
    async (signal) => {
      const script = `
      const { startPostgres } = await import(${JSON.stringify(new URL('postgres.ts', import.meta.url))});
      console.log((await startPostgres()).url('postgres'));`;
      const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      const [url] = await once(createInterface(starter.stdout), 'line');
      const directory = new URL(String(url)).searchParams.get('host') ?? '';
      expect(existsSync(directory)).toBe(true);
      process.kill(-Number(starter.pid), signal);
      await expect.poll(() => existsSync(directory), { timeout: 10_000 }).toBe(false);
    },
  );

  it('ends when its keeper gets SIGTERM', async () => {
    const keeper = spawn(process.execPath, [fileURLToPath(new URL('postgres-keeper.ts', import.meta.url))], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [directory] = await once(createInterface(keeper.stdout), 'line');
    expect(existsSync(String(directory))).toBe(true);
    keeper.kill('SIGTERM');
    await once(keeper, 'exit');
    expect(existsSync(String(directory))).toBe(false);
  });
});
