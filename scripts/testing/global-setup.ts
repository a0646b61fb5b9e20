import type { TestProject } from 'vitest/node';
import { packRepository } from '../packaging/packed-repository.ts';
import { oncePerRun } from './once-per-run.ts';

/** What the tests of the scripts share for a whole run, each made when the first test asks for it, by whichever worker. */
export default async function provideOncePerRun(project: TestProject): Promise<() => Promise<void>> {
  const packed = await oncePerRun(packRepository);
  project.provide('packedRepository', packed.url);
  return () => packed.end();
}
