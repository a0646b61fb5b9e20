import type { Contract } from '../contract/model.ts';
import type { Sender } from './sender.ts';

/** An API beside the one under test, which scenarios call. Its answers are held to the criteria of the scenario alone. */
export interface OtherSource {
  /** The name of the source description. */
  readonly name: string;
  readonly contract: Contract;
  /** The only way to it. */
  readonly sender: Sender;
  /** The address that curl lines name. */
  readonly baseUrl: string;
}
