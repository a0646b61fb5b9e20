import type { Judge } from '../flaw.ts';
import type { Contract } from '../model.ts';
import type { Random } from '../random.ts';

/** What instances are made from: the contract that references lead into, its judge, and a stream for random ones. */
export interface InstanceContext {
  readonly contract: Contract;
  readonly judge: Judge;
  readonly random: Random;
}
