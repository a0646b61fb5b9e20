import type { TestProject } from 'vitest/node';
import { packRepository } from '../packaging/packed-repository.ts';
import { oncePerRun } from './once-per-run.ts';
import { startSandbox } from './sandbox.ts';

/** What test files share for a whole run, each made when the first one asks for it, in whichever worker. */
export default async function provideOncePerRun(project: TestProject): Promise<() => Promise<void>> {
  const [packed, sandbox] = await Promise.all([oncePerRun(packRepository), oncePerRun(startSandbox)]);
  project.provide('packedRepository', packed.url);
  project.provide('sandbox', sandbox.url);
  return async () => {
    await Promise.all([packed.end(), sandbox.end()]);
  };
}
