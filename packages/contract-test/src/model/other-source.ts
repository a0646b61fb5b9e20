import type { Contract } from '../contract/model.ts';
import type { Sender } from './sender.ts';

/**
 * Another API, besides the one under test, that scenarios call. Its responses are only checked against the criteria of
 * the scenario.
 */
export interface OtherSource {
  /** The name of the source description. */
  readonly name: string;
  readonly contract: Contract;
  /** Its only sender. */
  readonly sender: Sender;
  /** The address in curl lines. */
  readonly baseUrl: string;
}
