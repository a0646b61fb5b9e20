import type { TestProject } from 'vitest/node';
import { packRepository } from '../packaging/packed-repository.ts';
import { oncePerRun } from './once-per-run.ts';
import { startSandbox } from './sandbox.ts';

/** Fixtures shared by the test files of a run, created when the first one in any worker requests them. */
export default async function provideOncePerRun(project: TestProject): Promise<() => Promise<void>> {
  const [packed, sandbox] = await Promise.all([oncePerRun(packRepository), oncePerRun(startSandbox)]);
  project.provide('packedRepository', packed.url);
  project.provide('sandbox', sandbox.url);
  return async () => {
    await Promise.all([packed.end(), sandbox.end()]);
  };
}
